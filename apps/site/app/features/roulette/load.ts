export const loadRouletteOverlay = () => import('./roulette-overlay.tsx')
export const loadRouletteFloat = () => import('./roulette-float.tsx')
