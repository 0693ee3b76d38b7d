import type { MessageId } from '@oriel/i18n/message-id'

/** What must be so before somebody may check a proposal. */
const voteConditions = [
  'other_person',
  'other_device',
  'own_passkey',
  'role_now',
  'subject_unchanged',
] as const
type VoteConditionName = (typeof voteConditions)[number]

/** Why the server would not count a vote; each stands against one condition. */
const HINDRANCES = {
  same_person: { against: 'other_person', word: 'office.vote.same_person' },
  already_voted: { against: 'other_person', word: 'office.vote.already_voted' },
  same_device: { against: 'other_device', word: 'office.vote.same_device' },
  same_passkey: { against: 'own_passkey', word: 'office.vote.same_passkey' },
  passkey_needed: { against: 'own_passkey', word: 'office.vote.passkey_needed' },
  not_allowed: { against: 'role_now', word: 'office.vote.not_allowed' },
  not_open: { against: 'subject_unchanged', word: 'office.vote.not_open' },
  expired: { against: 'subject_unchanged', word: 'office.vote.expired' },
} as const satisfies Record<string, { against: VoteConditionName; word: MessageId }>

const NAMES: Readonly<Record<VoteConditionName, { name: MessageId; met: MessageId }>> = {
  other_person: { name: 'office.vote.other_person', met: 'office.vote.other_person_met' },
  other_device: { name: 'office.vote.other_device', met: 'office.vote.other_device_met' },
  own_passkey: { name: 'office.vote.own_passkey', met: 'office.vote.own_passkey_met' },
  role_now: { name: 'office.vote.role_now', met: 'office.vote.role_now_met' },
  subject_unchanged: {
    name: 'office.vote.subject_unchanged',
    met: 'office.vote.subject_unchanged_met',
  },
}

export type VoteCondition = {
  readonly name: VoteConditionName
  readonly title: MessageId
  readonly isMet: boolean
  /** Why it is so, or why not. */
  readonly because: MessageId
}

const isKnown = (code: string): code is keyof typeof HINDRANCES => Object.hasOwn(HINDRANCES, code)

/** The five conditions, each with its answer. An unknown hindrance counts as no right. */
export function conditionsOf(hindrances: readonly string[]): readonly VoteCondition[] {
  const known = hindrances.map((code) => HINDRANCES[isKnown(code) ? code : 'not_allowed'])
  return voteConditions.map((name) => {
    const found = known.find(({ against }) => against === name)
    const { name: title, met } = NAMES[name]
    return { name, title, isMet: !found, because: found?.word ?? met }
  })
}

export const unmetOf = (hindrances: readonly string[]): readonly VoteCondition[] =>
  conditionsOf(hindrances).filter(({ isMet }) => !isMet)
