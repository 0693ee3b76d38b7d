export const loadProtocolOverlay = () => import('./protocol-overlay.tsx')
