import type { DataOf } from '@oriel/contract/endpoint'
import type { envelopeFairnessCall } from '@oriel/contract/member/red-envelope'
import { currencyFacts } from '@oriel/core/currency'
import { drawFrom } from '@oriel/core/chance/draw'
import {
  drawAmounts,
  envelopeBlock,
  startOf,
  takenBefore,
  type EnvelopeShape,
} from '@oriel/core/chance/red-envelope'

export type Proof = DataOf<typeof envelopeFairnessCall>
export type Verdict = {
  readonly isHash: boolean
  readonly areAmounts: boolean
  readonly start: number
  /** Null where the member has no slot. */
  readonly taken: number | null
}

const encoder = new TextEncoder()
const KEPT_DECIMALS = 4

/** Draws an envelope from its published seed, in this browser, and compares. */
export async function drawAgain(proof: Proof & { readonly seed: string }): Promise<Verdict> {
  const { seed, seed_hash, slots, own } = proof
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(seed))
  const hmac = await hmacOf(seed)
  const coin = 10n ** BigInt(KEPT_DECIMALS - currencyFacts(proof.currency).decimals)
  const inCoins = (units: bigint): number => Number(units / coin)
  const { total, least, most } = proof
  const shape = { total: inCoins(total), slots, least: inCoins(least), most: inCoins(most) }
  const drawn = await amountsOf(hmac, proof.id, shape)
  const start = startOf(await hmac(proof.member_id), slots)
  return {
    isHash: hexOf(new Uint8Array(digest)) === seed_hash,
    areAmounts:
      drawn.length === proof.amounts.length &&
      drawn.every((coins, at) => BigInt(coins) * coin === proof.amounts[at]),
    start,
    taken: own && takenBefore(start, own.no, slots),
  }
}

type Hmac = (text: string) => Promise<Uint8Array>

async function hmacOf(seed: string): Promise<Hmac> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, ['sign'])
  return async (text) => new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

const WORDS_PER_BLOCK = 8

/**
 * Browsers compute an HMAC only later, and a draw asks for it now. So blocks are computed before:
 * two draws for each slot, and twice as many again while draws were thrown away.
 */
async function amountsOf(hmac: Hmac, id: string, shape: EnvelopeShape): Promise<number[]> {
  const blocks: Uint8Array[] = []
  for (let wanted = Math.ceil((2 * shape.slots) / WORDS_PER_BLOCK) + 1; ; wanted *= 2) {
    while (blocks.length < wanted) blocks.push(await hmac(envelopeBlock(id, blocks.length)))
    const drawn = tryDraw(blocks, shape)
    if (drawn) return drawn
  }
}

class TooFew extends Error {}

function tryDraw(blocks: readonly Uint8Array[], shape: EnvelopeShape): number[] | null {
  const blockOf = (at: number): Uint8Array => {
    const block = blocks[at]
    if (!block) throw new TooFew()
    return block
  }
  try {
    return drawAmounts(drawFrom(blockOf), shape)
  } catch (error) {
    if (error instanceof TooFew) return null
    throw error
  }
}

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
