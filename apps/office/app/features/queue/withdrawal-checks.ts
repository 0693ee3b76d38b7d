import type { MessageId } from '@oriel/i18n/message-id'
import type { Tone } from '../../parts/tone.ts'

/** What each check of a withdrawal looks at. */
const TITLES: Readonly<Record<string, MessageId>> = {
  account_open: 'office.check.account_open',
  identity: 'office.check.identity',
  card_known: 'office.check.card_known',
  card_holder: 'office.check.card_holder',
  stakes_missing: 'office.check.stakes_missing',
  other_card_first: 'office.check.other_card_first',
  first_to_card: 'office.check.first_to_card',
  shared: 'office.check.shared',
  hardly_played: 'office.check.hardly_played',
  under_the_line: 'office.check.under_the_line',
  round_trips: 'office.check.round_trips',
  unlikely_luck: 'office.check.unlikely_luck',
  new_device: 'office.check.new_device',
  taken_back: 'office.check.taken_back',
  screening: 'office.check.screening',
}
export const checkTitle = (rule: string): MessageId | null => TITLES[rule] ?? null

const FIGURES: Readonly<Record<string, MessageId>> = {
  day: 'office.check.fig_day',
  max: 'office.check.fig_max',
  missing: 'office.check.fig_missing',
  other: 'office.check.fig_other',
  paid: 'office.check.fig_paid',
  accounts: 'office.check.fig_accounts',
  deposited: 'office.check.fig_deposited',
  staked: 'office.check.fig_staked',
  deposits: 'office.check.fig_deposits',
  turns: 'office.check.fig_turns',
  result: 'office.check.fig_result',
  luck: 'office.check.fig_luck',
  payments: 'office.check.fig_payments',
}

const SAYS: Readonly<Record<string, { readonly word: MessageId; readonly tone: Tone }>> = {
  pass: { word: 'office.check.pass', tone: 'good' },
  review: { word: 'office.check.look', tone: 'look' },
  refuse: { word: 'office.check.stop', tone: 'stop' },
}

export type CheckLine = {
  readonly rule: string
  readonly title: MessageId
  readonly says: { readonly word: MessageId; readonly tone: Tone }
  readonly figures: readonly { readonly label: MessageId; readonly value: string | number }[]
}

type Facts = Readonly<Record<string, string | number | boolean | null>>

/** The checks of an item, those that people are to look at first. */
export function checksOf(facts: Facts): CheckLine[] {
  const lines = Object.entries(facts).flatMap(([name, said]): CheckLine[] => {
    const rule = name.startsWith('check.') ? name.slice('check.'.length) : ''
    const title = checkTitle(rule)
    const says = SAYS[String(said)]
    return title && says ? [{ rule, title, says, figures: figuresOf(facts, rule) }] : []
  })
  return [
    ...lines.filter(({ says }) => says.tone !== 'good'),
    ...lines.filter(({ says }) => says.tone === 'good'),
  ]
}

function figuresOf(facts: Facts, rule: string): CheckLine['figures'] {
  const place = `figure.${rule}.`
  return Object.entries(facts).flatMap(([name, value]) => {
    const label = name.startsWith(place) ? FIGURES[name.slice(place.length)] : undefined
    return label && (typeof value === 'string' || typeof value === 'number')
      ? [{ label, value }]
      : []
  })
}
