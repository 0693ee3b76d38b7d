import { currencies } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { locales } from '@oriel/core/locale'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { writeInstant } from '@oriel/core/time'
import * as z from 'zod/mini'

/** On the wire "88.8800", in our code 888800n. */
export const Amount = z.codec(
  z.string().check(z.refine((text) => parseUnits(text) !== null, 'not an amount')),
  z.bigint(),
  {
    decode: (text) => parseUnits(text) ?? 0n,
    encode: (units) => writeUnits(units),
  },
)

/** On the wire 0 or 1, in our code a boolean. */
export const Flag = z.codec(z.literal([0, 1]), z.boolean(), {
  decode: (flag) => flag === 1,
  encode: (yes) => (yes ? 1 : 0),
})

/** On the wire ISO-8601 with the offset of the default zone, in our code an instant. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (instant) => writeInstant(instant),
})

export const CurrencyCode = z.enum(currencies as [(typeof currencies)[number]])
export const LocaleCode = z.enum(locales)

/** Site ids in bodies are compared with the host's site and otherwise not believed. */
export const SiteNumber = z.codec(z.int().check(z.minimum(1)), z.custom<SiteId>(), {
  decode: (value) => value as SiteId,
  encode: (value) => value,
})
