export { FileList } from './file-list.tsx'
export { FileView } from './file-view.tsx'
