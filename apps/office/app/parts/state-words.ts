import type { MessageId } from '@oriel/i18n/message-id'
import type { Tone } from './tone.ts'

type Word = { readonly word: MessageId; readonly tone: Tone }

/**
 * The one map from the codes of a domain to words. Each domain lists all its codes; a code that
 * stands here and nowhere in the domain is removed with it.
 */
export const stateWords = {
  proposal: {
    open: { word: 'office.state.open', tone: 'mine' },
    done: { word: 'office.state.done', tone: 'good' },
    refused: { word: 'office.state.refused', tone: 'stop' },
    withdrawn: { word: 'office.state.withdrawn', tone: 'plain' },
    expired: { word: 'office.state.expired', tone: 'plain' },
    stale: { word: 'office.state.stale', tone: 'look' },
    failed: { word: 'office.state.failed', tone: 'stop' },
  },
  award: {
    paid: { word: 'office.state.paid', tone: 'good' },
    waiting: { word: 'office.state.waiting', tone: 'mine' },
    refused: { word: 'office.state.refused', tone: 'stop' },
  },
  member: {
    open: { word: 'office.state.active', tone: 'good' },
    frozen: { word: 'office.state.frozen', tone: 'stop' },
    disabled: { word: 'office.state.disabled', tone: 'plain' },
    removed: { word: 'office.state.removed', tone: 'plain' },
  },
  card: {
    unverified: { word: 'office.state.unverified', tone: 'plain' },
    verified: { word: 'office.state.verified', tone: 'good' },
    review: { word: 'office.state.to_review', tone: 'look' },
    refused: { word: 'office.state.refused', tone: 'stop' },
    removed: { word: 'office.state.removed', tone: 'plain' },
  },
  transfer: {
    held: { word: 'office.state.held', tone: 'look' },
    sent: { word: 'office.state.in_transit', tone: 'look' },
    completed: { word: 'office.state.done', tone: 'good' },
    reversed: { word: 'office.state.reversed', tone: 'plain' },
  },
  held: {
    waiting: { word: 'office.state.waiting', tone: 'mine' },
    held: { word: 'office.state.held', tone: 'look' },
    unposted: { word: 'office.state.unposted', tone: 'plain' },
    released: { word: 'office.state.released', tone: 'good' },
    refused: { word: 'office.state.refused', tone: 'stop' },
    gone: { word: 'office.state.gone', tone: 'plain' },
  },
  staff: {
    open: { word: 'office.state.active', tone: 'good' },
    removed: { word: 'office.state.removed', tone: 'plain' },
  },
  switch: {
    on: { word: 'office.state.on', tone: 'good' },
    off: { word: 'office.state.off', tone: 'stop' },
  },
  outcome: {
    allowed: { word: 'office.state.allowed', tone: 'plain' },
    done: { word: 'office.state.done', tone: 'good' },
    proposed: { word: 'office.state.proposed', tone: 'mine' },
    refused: { word: 'office.state.refused', tone: 'stop' },
  },
  announcement: {
    draft: { word: 'office.state.draft', tone: 'look' },
    submitted: { word: 'office.state.submitted', tone: 'mine' },
    scheduled: { word: 'office.state.scheduled', tone: 'mine' },
    showing: { word: 'office.state.showing', tone: 'good' },
    over: { word: 'office.state.over', tone: 'plain' },
    withdrawn: { word: 'office.state.taken_back', tone: 'stop' },
  },
  bulk: {
    trying: { word: 'office.state.trying', tone: 'mine' },
    tried: { word: 'office.state.tried', tone: 'look' },
    running: { word: 'office.state.running', tone: 'mine' },
    done: { word: 'office.state.done', tone: 'good' },
    stopped: { word: 'office.state.stopped', tone: 'plain' },
    failed: { word: 'office.state.failed', tone: 'stop' },
  },
  'red-envelope': {
    waiting: { word: 'office.state.scheduled', tone: 'mine' },
    running: { word: 'office.state.running', tone: 'good' },
    ended: { word: 'office.state.over', tone: 'plain' },
  },
  settlement: {
    comparing: { word: 'office.state.comparing', tone: 'mine' },
    done: { word: 'office.state.agrees', tone: 'good' },
    differs: { word: 'office.state.differs', tone: 'look' },
    broken: { word: 'office.state.broken', tone: 'stop' },
  },
  job: {
    counting: { word: 'office.state.counting', tone: 'mine' },
    running: { word: 'office.state.running', tone: 'mine' },
    ready: { word: 'office.state.ready', tone: 'good' },
    fetched: { word: 'office.state.fetched', tone: 'plain' },
    too_large: { word: 'office.state.too_large', tone: 'stop' },
    stopped: { word: 'office.state.stopped', tone: 'plain' },
    failed: { word: 'office.state.failed', tone: 'stop' },
    gone: { word: 'office.state.gone', tone: 'plain' },
  },
} as const satisfies Record<string, Readonly<Record<string, Word>>>

export type StateDomain = keyof typeof stateWords
export type StateCode<Domain extends StateDomain> = keyof (typeof stateWords)[Domain] & string

export const stateWord = <Domain extends StateDomain>(
  domain: Domain,
  code: StateCode<Domain>,
): Word => (stateWords[domain] as Readonly<Record<StateCode<Domain>, Word>>)[code]
