export const loadDemoListOverlay = () => import('./demo-list-overlay.tsx')
