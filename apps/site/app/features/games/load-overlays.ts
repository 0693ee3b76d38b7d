export const loadSearchOverlay = () => import('./search/search-overlay.tsx')
export const loadGameOverlay = () => import('./game-overlay.tsx')
