import { parseUnits } from '@oriel/core/money'
import * as z from 'zod/mini'

const POSITIVE = /^(0|[1-9][0-9]{0,13})\.[0-9]{4}$/

/** An amount as text with four decimals. */
export const FourPlaces = z.pipe(
  z.string().check(z.refine((text) => POSITIVE.test(text), 'no amount of four decimals')),
  z.transform((text) => parseUnits(text) ?? 0n),
)

const COINS = /^(0|[1-9][0-9]{0,13})\.[0-9]{8}$/

/** Ten-to-the-minus-eighths, as text with eight decimals. */
export const EightPlaces = z.pipe(
  z.string().check(z.refine((text) => COINS.test(text), 'no amount of eight decimals')),
  z.transform((text) => BigInt(text.replace('.', ''))),
)

/** A provider's own id of something; a long one is replaced by its digest where it is stored. */
export const ProviderTx = z.string().check(z.minLength(1), z.maxLength(200))
/** What people wrote, or a name: of any kind, and not without end. */
export const FreeText = z.nullable(z.string().check(z.maxLength(500)))
