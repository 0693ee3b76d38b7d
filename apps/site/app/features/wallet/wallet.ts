export { useEye } from './eye.ts'
export { loadWalletOverlay } from './load-overlay.ts'
export { StatementView } from './statement-page.tsx'
export { WalletFailed, WalletView, WalletWaiting } from './wallet-page.tsx'
