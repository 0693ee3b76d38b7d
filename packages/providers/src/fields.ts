import * as z from 'zod/mini'
import { currencyOfCode } from './amounts.ts'

/** A currency by the name the world has for it. */
export const CurrencyCode = z.pipe(
  z.string().check(z.refine((code) => currencyOfCode(code) !== null, 'no currency')),
  z.transform((code) => currencyOfCode(code) ?? 'USD'),
)

/** A moment as text. */
export const Moment = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'no time')),
  z.transform((text) => new Date(text)),
)

/** A moment in milliseconds since 1970. */
export const MomentMs = z.pipe(
  z.int(),
  z.transform((ms) => new Date(ms)),
)
