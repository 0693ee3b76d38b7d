import type { ComponentType } from 'react'

type Load = () => Promise<{ readonly default: ComponentType }>

/** Every engine's screen, loaded when somebody sits down at it. */
export const screens = {
  classic: () => import('./classic/screen.tsx'),
  jade: () => import('./jade/screen.tsx'),
  ways: () => import('./ways/screen.tsx'),
  comet: () => import('./comet/screen.tsx'),
  dice: () => import('./dice/screen.tsx'),
  'hi-lo': () => import('./hi-lo/screen.tsx'),
  jacks: () => import('./jacks/screen.tsx'),
  limbo: () => import('./limbo/screen.tsx'),
  mines: () => import('./mines/screen.tsx'),
  plinko: () => import('./plinko/screen.tsx'),
  baccarat: () => import('./baccarat/screen.tsx'),
  roulette: () => import('./roulette/screen.tsx'),
  'dragon-tiger': () => import('./dragon-tiger/screen.tsx'),
  'sic-bo': () => import('./sic-bo/screen.tsx'),
  sport: () => import('./sport/screen.tsx'),
  'fast-5d': () => import('./fast-5d/screen.tsx'),
  keno: () => import('./keno/screen.tsx'),
  'fast-3': () => import('./fast-3/screen.tsx'),
  gasing: () => import('./gasing/screen.tsx'),
  derby: () => import('./derby/screen.tsx'),
  esport: () => import('./esport/screen.tsx'),
} as const satisfies Readonly<Record<string, Load>>

export type GameCode = keyof typeof screens
