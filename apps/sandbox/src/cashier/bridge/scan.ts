import { parseUnits, type Units } from '@oriel/core/money'
import * as z from 'zod/mini'

/** What a bank's app takes from a code. */
export type Scanned = {
  readonly account: string
  readonly amount: Units | null
  readonly message: string | null
}

const Fields = z.object({
  account: z.string(),
  amount: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Reads a code; null for a text that is none. */
export function readEmv(text: string): Scanned | null {
  const fields = z.safeParse(Fields, readJson(text))
  if (!fields.success) return null
  const { account, amount, message = null } = fields.data
  return { account, amount: amount === undefined ? null : parseUnits(amount), message }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
