export { BulkList } from './bulk-list.tsx'
export { BulkView } from './bulk-view.tsx'
export { FreezeMany } from './freeze-many.tsx'
