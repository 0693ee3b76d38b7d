import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { noteAudit, type AuditKind } from '@oriel/domain/audit'
import { noteChanged, tellMember } from '@oriel/domain/member'
import type { Keys } from '@oriel/keys/keys'
import { announceChanged } from './fact.ts'
import type { BankCard } from './read.ts'
import { cardLabel } from './rules.ts'

export type CardOwner = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly ip: string | null
}

const KINDS = {
  added: 'card_added',
  default: 'card_default',
  removed: 'card_removed',
  refused: 'card_refused',
} as const satisfies Record<string, AuditKind>

export type CardChange = {
  readonly who: CardOwner
  readonly card: BankCard
  readonly change: keyof typeof KINDS
  /** Who of the house has done it. */
  readonly staff?: string
}

/**
 * Every contact of the member hears of it, and so do their pages; it stands in their trail. Whoever
 * took over one contact must not be the only one to know.
 */
export async function tellChanged(
  work: Work,
  keys: Keys,
  { who, card: { name, lastFour }, change, staff }: CardChange,
  now: Date,
): Promise<void> {
  const card = cardLabel(name, lastFour)
  const facts = { card, ...(staff !== undefined && { staff }) }
  await noteAudit(work, { ...who, kind: KINDS[change], facts }, now)
  const values = { at: now, card, change }
  await tellMember(work, keys, who.memberId, { template: 'card_changed', values })
  await showChanged(work, who)
}

/** The pages of the member read it again; none of their contacts is told. */
export async function showChanged(
  work: Work,
  { siteId, memberId }: Pick<CardOwner, 'siteId' | 'memberId'>,
): Promise<void> {
  await announceChanged(work, { siteId, memberId })
  await noteChanged(work, memberId)
}
