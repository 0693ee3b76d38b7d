import type { Draw } from '../fairness/draw.ts'

export const FACES = [1, 2, 3, 4, 5, 6] as const
/** Three dice in the order they come to rest. */
export type ThreeDice = { readonly dice: readonly [number, number, number] }

const throwOne = (draw: Draw): number => 1 + draw.below(FACES.length)

export const throwDice = (draw: Draw): ThreeDice => ({
  dice: [throwOne(draw), throwOne(draw), throwOne(draw)],
})

export const totalOf = ({ dice: [first, second, third] }: ThreeDice): number =>
  first + second + third

export const countOf = ({ dice }: ThreeDice, face: number): number =>
  dice.filter((die) => die === face).length

export const isTriple = (thrown: ThreeDice): boolean => countOf(thrown, thrown.dice[0]) === 3
