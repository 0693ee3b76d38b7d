export { loadDemoListOverlay } from './load-overlay.ts'
