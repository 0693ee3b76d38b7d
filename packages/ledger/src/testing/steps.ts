import { UNITS_MAX } from '@oriel/core/money'
import * as fc from 'fast-check'

export const MEMBERS = 2
const MOVES_MAX = 2
const BATCH_MAX = 4
const STEPS_MAX = 100
/** Above it a float cannot tell a number from the next one. */
const FLOAT_MAX = 2n ** 53n

/** Amounts of all sizes, and shares of what is there: all, half, or one unit too many. */
export type Share = 'all' | 'half' | 'over'
const units = fc.oneof(
  { weight: 3, arbitrary: fc.bigInt(1n, 1_000n) },
  { weight: 2, arbitrary: fc.bigInt(FLOAT_MAX, UNITS_MAX) },
  { weight: 3, arbitrary: fc.constantFrom<Share[]>('all', 'half', 'over') },
)

const who = fc.nat({ max: MEMBERS - 1 })
const currency = fc.constantFrom('USD' as const, 'WON' as const)
const place = fc.record({
  who,
  where: fc.constantFrom(
    'available' as const,
    'mirror' as const,
    'house' as const,
    'bank' as const,
  ),
})
/** Who has nothing can only be refused, so the house is generous. */
const gift = fc.record({
  from: fc.record({ who, where: fc.constant('house' as const) }),
  to: fc.record({ who, where: fc.constant('available' as const) }),
  currency,
  units,
})
const move = fc.oneof(gift, fc.record({ from: place, to: place, currency, units }))
/** Which one of those made so far; also one that is not there. */
const which = fc.nat({ max: 30 })
/** Half of the time the very same is asked again. */
const change = fc.option(fc.constantFrom('cause' as const, 'amount' as const, 'hold' as const), {
  freq: 2,
})
const again = fc.record({ which, change })
const moves = fc.array(move, { minLength: 1, maxLength: MOVES_MAX })
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)

const posts = fc.array(fc.oneof(fc.record({ moves }), again), {
  minLength: 1,
  maxLength: BATCH_MAX,
})

const one = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('post'), moves }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('alone'), moves }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('failed'), moves }) },
  { weight: 4, arbitrary: fc.record({ kind: kind('many'), posts }) },
  { weight: 6, arbitrary: fc.record({ kind: kind('again'), again }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('hold'), who, currency, units }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('settle'), which, units, to: place }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('release'), which, units }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('reverse'), which }) },
)
/** Without a size asked for, long lists would be rare. */
export const steps = fc.array(one, { minLength: 1, maxLength: STEPS_MAX, size: 'max' })

type Made<From> = From extends fc.Arbitrary<infer Value> ? Value : never
export type Step = Made<typeof one>
export type Place = Made<typeof place>
export type MoveStep = Made<typeof move>
export type Again = Made<typeof again>
