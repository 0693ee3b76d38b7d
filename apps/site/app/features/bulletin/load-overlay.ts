export const loadNewsOverlay = () => import('./news-overlay.tsx')
