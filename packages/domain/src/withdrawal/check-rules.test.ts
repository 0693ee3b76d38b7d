import { describe, expect, test } from 'vitest'
import { checkRules, decisive, judge, type CheckFacts, type CheckRule } from './check-rules.ts'
import { turnsOf } from './facts.ts'

const usd = (dollars: number): bigint => BigInt(dollars) * 10_000n

/** Nobody has anything against it. */
const CLEAN: CheckFacts = {
  isMemberOpen: true,
  isHeld: false,
  dayMax: usd(500),
  dayAsked: usd(100),
  isCardVerified: true,
  isCardCooling: false,
  isCardReviewed: false,
  stakesMissing: 0n,
  owedToOtherCard: 0n,
  paidToCard: 3,
  sharedWith: 0,
  deposited30: usd(400),
  staked30: usd(900),
  depositsOfDay: [usd(100)],
  turnsOfDay: 1,
  stakedOfDay: usd(100),
  depositedOfDay: usd(100),
  result30: usd(50),
  luck30: usd(4_000),
  isNewDevice: false,
  takenBack: 0,
  screening: 'clear',
}

test('what nobody has anything against passes every rule, in their order', () => {
  const checks = judge(CLEAN)
  expect(checks.map(({ rule }) => rule)).toEqual(checkRules)
  expect(checks.every(({ says }) => says === 'pass')).toBe(true)
  expect(decisive(checks)).toBeNull()
})

describe('one thing alone', () => {
  test.each<[CheckRule, 'review' | 'refuse', string, Partial<CheckFacts>]>([
    ['account_open', 'refuse', 'frozen', { isMemberOpen: false }],
    ['account_open', 'refuse', 'held after a changed password', { isHeld: true }],
    ['identity', 'refuse', 'one unit above the day', { dayAsked: usd(500) + 1n }],
    ['identity', 'refuse', 'nobody known', { dayMax: 0n }],
    ['card_known', 'refuse', 'not verified', { isCardVerified: false }],
    ['card_known', 'refuse', 'still cooling', { isCardCooling: true }],
    ['card_holder', 'review', 'a name that differs a little', { isCardReviewed: true }],
    ['stakes_missing', 'review', 'stakes are missing', { stakesMissing: 1n }],
    ['other_card_first', 'review', 'it came another way', { owedToOtherCard: 1n }],
    ['first_to_card', 'review', 'nothing went there before', { paidToCard: 0 }],
    ['shared', 'review', 'another account has the same phone', { sharedWith: 1 }],
    [
      'hardly_played',
      'review',
      'a unit above 1,000 paid in, staked less',
      { deposited30: usd(1_000) + 1n, staked30: usd(1_000) },
    ],
    [
      'under_the_line',
      'review',
      'three just under what is reported',
      { depositsOfDay: [usd(9_000), usd(9_500), usd(9_999)] },
    ],
    [
      'round_trips',
      'review',
      'three turns, hardly staked',
      { turnsOfDay: 3, stakedOfDay: usd(99) },
    ],
    ['unlikely_luck', 'review', 'beyond four deviations', { result30: usd(4_000) + 1n }],
    ['new_device', 'review', 'a new device', { isNewDevice: true }],
    ['taken_back', 'refuse', 'a payment was taken back', { takenBack: 1 }],
    ['screening', 'refuse', 'on a list', { screening: 'hit' }],
  ])('%s says %s: %s', (rule, says, _why, facts) => {
    const checks = judge({ ...CLEAN, ...facts })
    expect(checks.filter((one) => one.says !== 'pass')).toMatchObject([{ rule, says }])
    expect(decisive(checks)?.rule).toBe(rule)
  })

  test.each<[string, Partial<CheckFacts>]>([
    ['1,000 paid in exactly', { deposited30: usd(1_000), staked30: 0n }],
    ['all of it staked once', { deposited30: usd(5_000), staked30: usd(5_000) }],
    ['two under the line', { depositsOfDay: [usd(9_000), usd(9_999), usd(8_999), usd(10_000)] }],
    ['three turns with all of it staked', { turnsOfDay: 3 }],
    ['no limit for the tier', { dayMax: null, dayAsked: usd(1_000_000) }],
    ['luck to the last unit', { result30: usd(4_000) }],
  ])('passes: %s', (_why, facts) => {
    expect(decisive(judge({ ...CLEAN, ...facts }))).toBeNull()
  })

  test('a refusal counts before a doubt', () => {
    const checks = judge({ ...CLEAN, sharedWith: 2, takenBack: 1 })
    expect(decisive(checks)?.rule).toBe('taken_back')
  })
})

test('money turns round each time its way changes', () => {
  const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 14, hour))
  const ins = [1, 2, 5].map((hour) => ({ at: at(hour) }))
  expect(turnsOf(ins, [at(3), at(4), at(6)])).toBe(3)
  expect(turnsOf(ins, [])).toBe(0)
  expect(turnsOf([], [at(1)])).toBe(0)
})
