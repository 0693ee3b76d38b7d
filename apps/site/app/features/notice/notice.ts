export { NoticeCard } from './notice-card.tsx'
export type { Notice } from './notice-state.ts'
