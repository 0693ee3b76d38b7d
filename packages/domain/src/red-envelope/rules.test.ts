import { newId, siteId } from '@oriel/core/id'
import { expect, test } from 'vitest'
import { afterNoon, HOUR_MS, MINUTE_MS, NOON } from '../examples.ts'
import { checkOpening, type Ground, type Opening } from './rules.ts'

const OPENING: Opening = {
  id: newId<'red-envelope'>(),
  siteId: siteId(1),
  name: 'Saturday envelope',
  currency: 'USD',
  total: 200_000n,
  slots: 10,
  least: 2_000n,
  most: 50_000n,
  registeredBefore: null,
  opensAt: afterNoon(HOUR_MS),
  endAt: afterNoon(2 * HOUR_MS),
}
const GROUND: Ground = { now: NOON, currencies: ['USD', 'VND'], promised: 0n, limit: 1_000_000n }

type Row = [what: string, reason: string | null, Partial<Opening>, Partial<Ground>]
test.each<Row>([
  ['a usual one', null, {}, {}],
  ['one of exactly the limit', null, {}, { promised: 800_000n }],
  ['one coin above the limit', 'over_limit', {}, { promised: 800_100n }],
  ['a currency of another site', 'currency_not_offered', { currency: 'THB' }, {}],
  ['half a cent', 'amounts_not_possible', { least: 2_050n }, {}],
  ['dong with decimals', 'amounts_not_possible', { currency: 'VND', least: 2_000n }, {}],
  ['a total that the most cannot reach', 'amounts_not_possible', { total: 500_100n }, {}],
  ['a total below the least of all', 'amounts_not_possible', { total: 19_900n }, {}],
  ['an end before its opening', 'times_wrong', { endAt: afterNoon(HOUR_MS) }, {}],
  ['less than a minute', 'times_wrong', { endAt: afterNoon(HOUR_MS + MINUTE_MS - 1) }, {}],
  ['more than a week', 'times_wrong', { endAt: afterNoon(200 * HOUR_MS) }, {}],
  ['one that waited past its end', 'times_wrong', {}, { now: afterNoon(2 * HOUR_MS) }],
  ['one that waited past its opening', null, {}, { now: afterNoon(1.5 * HOUR_MS) }],
])('opening %s: %s', (_, reason, opening, ground) => {
  const answer = checkOpening({ ...OPENING, ...opening }, { ...GROUND, ...ground })
  expect(answer).toEqual(reason === null ? { ok: true, value: undefined } : { ok: false, reason })
})
