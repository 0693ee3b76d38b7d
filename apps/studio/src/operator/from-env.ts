import * as z from 'zod/mini'
import type { Studio } from '../studio.ts'
import { addKey, keepOperator } from './operators.ts'

const KEY_ID = 'world'
const PACE_MS = 2_500
const Listed = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    wallet: z.enum(['transfer', 'seamless']),
    callbackUrl: z.optional(z.string()),
    lobbyOrigins: z.array(z.string()),
    secret: z.string(),
    paceMs: z.optional(z.int()),
  }),
)

/** Houses that are told at the start; an empty text tells of none. */
export async function keepListed(studio: Studio, listed: string): Promise<void> {
  if (listed === '') return
  for (const { secret, callbackUrl, paceMs, ...draft } of Listed.parse(JSON.parse(listed))) {
    const kept = { ...draft, callbackUrl: callbackUrl ?? null, paceMs: paceMs ?? PACE_MS }
    const { id } = await keepOperator(studio, kept)
    await addKey(studio, id, KEY_ID, secret)
  }
}
