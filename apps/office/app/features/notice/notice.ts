export { NoticePanel } from './notice-panel.tsx'
