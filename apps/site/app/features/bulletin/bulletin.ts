export { loadNewsOverlay } from './load-overlay.ts'
export { BulletinPopup } from './popup.tsx'
