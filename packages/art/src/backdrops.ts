import type { Backdrop } from './backdrop.ts'
import { clouds, grid, mountains, waves } from './backdrops/land.ts'
import { bokeh, fan, pitch, rays, space } from './backdrops/light.ts'
import { hex, lattice, seigaiha } from './backdrops/pattern.ts'

export const backdrops = {
  rays,
  fan,
  seigaiha,
  hex,
  grid,
  space,
  mountains,
  clouds,
  lattice,
  bokeh,
  waves,
  pitch,
} as const satisfies Record<string, Backdrop>

export type BackdropName = keyof typeof backdrops
export const backdropNames = Object.keys(backdrops) as BackdropName[]
