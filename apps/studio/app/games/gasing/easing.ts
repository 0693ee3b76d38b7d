export type Spot = { readonly x: number; readonly y: number }

/** How much of a time has passed, from 0 to 1. */
export const share = (ms: number, of: number): number => Math.min(1, Math.max(0, ms / of))

/** From one value to another; exactly the second at the end. */
export const mixed = (from: number, to: number, part: number): number =>
  from * (1 - part) + to * part

/** Fast at first, then settling. */
export const eased = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3

/** From 0 to 1 and back: it leaves and returns at speed, as what bounces does. */
export const bumped = (part: number): number => Math.sin(Math.PI * part) ** 0.8
