export { RemovalCard } from './removal-card.tsx'
export { RemovalNote } from './removal-note.tsx'
