import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { MemberId } from '@oriel/core/id'
import { drawFrom } from '@oriel/core/chance/draw'
import {
  drawAmounts,
  envelopeBlock,
  startOf,
  type EnvelopeShape,
} from '@oriel/core/chance/red-envelope'
import type { Keys } from '@oriel/keys/keys'

const SEED_BYTES = 32

export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Shown from the beginning: a member who keeps it can check the seed after the end. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')

const hmac = (seed: string, text: string): Buffer =>
  createHmac('sha256', seed).update(text).digest()

/** All amounts in smallest shown coins, in the order of their slots. */
export const amountsOf = (seed: string, envelopeId: string, shape: EnvelopeShape): number[] =>
  drawAmounts(
    drawFrom((block) => hmac(seed, envelopeBlock(envelopeId, block))),
    shape,
  )

export const memberStart = (seed: string, memberId: MemberId, slots: number): number =>
  startOf(hmac(seed, memberId), slots)

export const sealSeed = (keys: Keys, envelopeId: string, seed: string): Buffer =>
  keys.seal('envelope-seed', seed, envelopeId)

export function openSeed(keys: Keys, envelopeId: string, sealed: Uint8Array): string {
  const seed = keys.open('envelope-seed', sealed, envelopeId)
  if (!seed) throw new Error(`the seed of envelope ${envelopeId} cannot be opened`)
  return seed.toString('utf8')
}
