export const loadPlayHost = () => import('./play-host.tsx')
export const loadQuit = () => import('./quit-play.ts')
