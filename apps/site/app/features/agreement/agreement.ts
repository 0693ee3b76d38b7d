export { loadProtocolOverlay } from './load-overlay.ts'
