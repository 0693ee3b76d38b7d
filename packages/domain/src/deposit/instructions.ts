import type { Instructions } from '@oriel/domain/payment'
import * as z from 'zod/mini'

const Written = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['bank', 'qr']),
    receiver: z.object({
      institution: z.string(),
      name: z.string(),
      number: z.string(),
      holder: z.string(),
    }),
    message: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({
    kind: z.literal('crypto'),
    coin: z.string(),
    network: z.string(),
    address: z.string(),
    coins: z.string(),
    rate: z.string(),
    ratedAt: z.string(),
  }),
])

/** What a payer has to do, as it is kept with the order. */
export function writeInstructions(said: Instructions): string {
  if (said.kind !== 'crypto') return JSON.stringify(said satisfies z.output<typeof Written>)
  const { coins, rate, ratedAt } = said
  const numbers = { coins: String(coins), rate: String(rate), ratedAt: ratedAt.toISOString() }
  return JSON.stringify({ ...said, ...numbers } satisfies z.output<typeof Written>)
}

export function readInstructions(kept: unknown): Instructions | null {
  if (kept === null) return null
  const said = z.parse(Written, kept)
  if (said.kind !== 'crypto') return said
  const { coins, rate, ratedAt } = said
  return { ...said, coins: BigInt(coins), rate: BigInt(rate), ratedAt: new Date(ratedAt) }
}
