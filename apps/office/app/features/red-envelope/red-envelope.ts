export { EnvelopeList } from './envelope-list.tsx'
export { EnvelopeView } from './envelope-view.tsx'
