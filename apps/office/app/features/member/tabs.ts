import type { Permission } from '@oriel/core/permission'
import type { MessageId } from '@oriel/i18n/message-id'

/** The lists below a member's panels; each has its own address. */
export const memberTabs = [
  'ledger',
  'rounds',
  'transfers',
  'plays',
  'sessions',
  'person',
  'cards',
  'messages',
  'letters',
  'notes',
  'events',
] as const
export type MemberTab = (typeof memberTabs)[number]

export const isMemberTab = (text: string | undefined): text is MemberTab =>
  (memberTabs as readonly string[]).includes(text ?? '')

export const tabWords: Readonly<Record<MemberTab, MessageId>> = {
  ledger: 'office.member.ledger',
  rounds: 'office.member.rounds',
  transfers: 'office.member.transfers',
  plays: 'office.member.plays',
  sessions: 'office.member.sessions',
  person: 'office.member.person',
  cards: 'office.bank-card.title',
  messages: 'office.member.messages',
  letters: 'office.member.letters',
  notes: 'office.member.notes',
  events: 'office.member.events',
}

export const tabNeeds: Readonly<Partial<Record<MemberTab, Permission>>> = { rounds: 'round.read' }
