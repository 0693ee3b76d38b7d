export const loadWalletOverlay = () => import('./wallet-overlay.tsx')
