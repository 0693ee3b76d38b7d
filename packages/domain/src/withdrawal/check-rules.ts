import type { Units } from '@oriel/core/money'

export type Says = 'pass' | 'review' | 'refuse'

/** The rules in the order they are asked. Staff read these names, members a sentence. */
export const checkRules = [
  'account_open',
  'identity',
  'card_known',
  'card_holder',
  'stakes_missing',
  'other_card_first',
  'first_to_card',
  'shared',
  'hardly_played',
  'under_the_line',
  'round_trips',
  'unlikely_luck',
  'new_device',
  'taken_back',
  'screening',
] as const
export type CheckRule = (typeof checkRules)[number]

/** What one rule said, and the figures it said it by. */
export type Check = {
  readonly rule: CheckRule
  readonly says: Says
  readonly figures: Readonly<Record<string, string | number | boolean>>
}

/** What is known of a withdrawal, its member and its card. Amounts in dollars. */
export type CheckFacts = {
  readonly isMemberOpen: boolean
  readonly isHeld: boolean
  /** What the tier of the member allows in a day; null: no limit. */
  readonly dayMax: Units | null
  /** What was asked for on its day, with this one. */
  readonly dayAsked: Units
  readonly isCardVerified: boolean
  readonly isCardCooling: boolean
  readonly isCardReviewed: boolean
  /** Open needs that people are to look at. */
  readonly stakesMissing: Units
  /** What came from another card of the member and has not gone back there. */
  readonly owedToOtherCard: Units
  readonly paidToCard: number
  readonly sharedWith: number
  readonly deposited30: Units
  readonly staked30: Units
  /** Dollar amounts of the deposits of the last day. */
  readonly depositsOfDay: readonly Units[]
  /** How often a deposit followed a withdrawal or the other way round in a day, hardly played. */
  readonly turnsOfDay: number
  readonly stakedOfDay: Units
  readonly depositedOfDay: Units
  /** What the games of 30 days gave, and how far luck alone carries one in 16,000 players. */
  readonly result30: Units
  readonly luck30: Units
  readonly isNewDevice: boolean
  readonly takenBack: number
  /** Null: the service has not answered yet. */
  readonly screening: 'clear' | 'hit' | null
}

const ONE = 10_000n
const MINIMAL_PLAY = 1_000n * ONE
const REPORTED = 10_000n * ONE
const TURNS_MAX = 3

/** Deposits just under the amount that is reported. */
const under = (units: Units): boolean => units < REPORTED && units * 10n >= REPORTED * 9n

const text = String

/** What each rule says of what is known. Nothing here is looked up. */
export function judge(facts: CheckFacts): Check[] {
  const { deposited30, staked30, depositedOfDay, stakedOfDay } = facts
  const said: Readonly<Record<CheckRule, readonly [Says, Check['figures']]>> = {
    account_open: [
      facts.isMemberOpen && !facts.isHeld ? 'pass' : 'refuse',
      { open: facts.isMemberOpen, held: facts.isHeld },
    ],
    identity: [
      facts.dayMax === null || facts.dayAsked <= facts.dayMax ? 'pass' : 'refuse',
      { day: text(facts.dayAsked), max: facts.dayMax === null ? 'none' : text(facts.dayMax) },
    ],
    card_known: [
      facts.isCardVerified && !facts.isCardCooling ? 'pass' : 'refuse',
      { verified: facts.isCardVerified, cooling: facts.isCardCooling },
    ],
    card_holder: [facts.isCardReviewed ? 'review' : 'pass', { review: facts.isCardReviewed }],
    stakes_missing: [
      facts.stakesMissing > 0n ? 'review' : 'pass',
      { missing: text(facts.stakesMissing) },
    ],
    other_card_first: [
      facts.owedToOtherCard > 0n ? 'review' : 'pass',
      { other: text(facts.owedToOtherCard) },
    ],
    first_to_card: [facts.paidToCard === 0 ? 'review' : 'pass', { paid: facts.paidToCard }],
    shared: [facts.sharedWith > 0 ? 'review' : 'pass', { accounts: facts.sharedWith }],
    hardly_played: [
      deposited30 > MINIMAL_PLAY && staked30 < deposited30 ? 'review' : 'pass',
      { deposited: text(deposited30), staked: text(staked30) },
    ],
    under_the_line: [
      facts.depositsOfDay.filter(under).length >= TURNS_MAX ? 'review' : 'pass',
      { deposits: facts.depositsOfDay.filter(under).length },
    ],
    round_trips: [
      facts.turnsOfDay >= TURNS_MAX && stakedOfDay < depositedOfDay ? 'review' : 'pass',
      { turns: facts.turnsOfDay, staked: text(stakedOfDay) },
    ],
    unlikely_luck: [
      facts.result30 > facts.luck30 ? 'review' : 'pass',
      { result: text(facts.result30), luck: text(facts.luck30) },
    ],
    new_device: [facts.isNewDevice ? 'review' : 'pass', { new: facts.isNewDevice }],
    taken_back: [facts.takenBack > 0 ? 'refuse' : 'pass', { payments: facts.takenBack }],
    screening: [facts.screening === 'hit' ? 'refuse' : 'pass', { said: facts.screening ?? 'none' }],
  }
  return checkRules.map((rule) => ({ rule, says: said[rule][0], figures: said[rule][1] }))
}

/** The first rule that refuses, or else the first that wants people to look; null for neither. */
export const decisive = (checks: readonly Check[]): Check | null =>
  checks.find(({ says }) => says === 'refuse') ??
  checks.find(({ says }) => says === 'review') ??
  null
