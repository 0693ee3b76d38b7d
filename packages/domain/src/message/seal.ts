import type { Id } from '@oriel/core/id'
import { locales, type Locale } from '@oriel/core/locale'
import type { Keys } from '@oriel/keys/keys'
import * as z from 'zod/mini'

/** Whom it is for and what it says: the part of a message that only ever stands sealed. */
export type Letter = {
  readonly to: string
  readonly locale: Locale
  readonly subject: string | null
  readonly text: string
}

const Sealed = z.object({
  to: z.string(),
  locale: z.enum(locales),
  subject: z.nullable(z.string()),
  text: z.string(),
})

/** Sealed about its own id, so that no letter can be put into the row of another. */
export const sealLetter = (keys: Keys, id: Id<'message'>, letter: Letter): Buffer =>
  keys.seal('message', JSON.stringify(letter), id)

export function openLetter(keys: Keys, id: Id<'message'>, sealed: Uint8Array): Letter {
  const plain = keys.open('message', sealed, id)
  if (!plain) throw new Error(`message ${id} was sealed with a key that is not on the ring`)
  return z.parse(Sealed, JSON.parse(plain.toString()))
}
