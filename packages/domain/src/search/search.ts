import { isId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import {
  findMemberById,
  findMembersByAccount,
  findMembersByMark,
  type MemberLine,
} from '@oriel/domain/member'
import type { Actor } from '@oriel/domain/command'
import { findTransfer, type TransferId } from '@oriel/domain/transfer'
import type { Keys } from '@oriel/keys/keys'
import { findCase, type FoundCase } from './case.ts'
import { findRounds, type FoundRound } from './round.ts'

/** What somebody looks for and how it was found: by its name, or by a personal value, exactly. */
export type FoundMember = MemberLine & { readonly by: 'account' | 'id' | 'mark' }
type FoundSubjects = {
  readonly members: readonly FoundMember[]
  readonly transfer: { readonly id: string; readonly memberId: MemberId } | null
  /** A case that waits; what is over is found in the trail. */
  readonly waiting: FoundCase | null
}
export type Found = FoundSubjects & { readonly rounds: readonly FoundRound[] }

const NOTHING: FoundSubjects = { members: [], transfer: null, waiting: null }

/** A phone, a mail or a number of a document: whatever else is typed is looked for by name. */
const isPersonal = (typed: string): boolean =>
  typed.includes('@') || typed.replaceAll(/\D/g, '').length >= 6

/**
 * Finds what a site has under a name: members, transfers, rounds and cases, as far as whoever asks
 * may see them.
 */
export async function searchOffice(
  database: Database,
  keys: Keys,
  actor: Actor,
  siteId: SiteId,
  typed: string,
): Promise<Found> {
  const query = typed.trim()
  const { rows } = database
  const subjects = isId(query)
    ? await byId(rows, actor, siteId, query)
    : await byName(database, keys, actor, siteId, query)
  // A provider may call a round as it likes: also as we would call a member.
  return { ...subjects, rounds: await findRounds(rows, actor, siteId, query) }
}

/**
 * Members by the beginning of their account, and by the whole of what only they have told us. The
 * latter is a read of personal data, and a line of the trail.
 */
async function byName(
  database: Database,
  keys: Keys,
  actor: Actor,
  siteId: SiteId,
  query: string,
): Promise<FoundSubjects> {
  const { rows } = database
  const named = await findMembersByAccount(rows, siteId, query)
  const members = named.map((one) => ({ ...one, by: 'account' as const }))
  if (!isPersonal(query)) return { ...NOTHING, members }
  return database.transaction(async (work) => {
    const marked = await findMembersByMark(work, keys, siteId, query)
    await noteOffice(work, {
      ...actor,
      siteId,
      permission: 'member.read',
      subject: { kind: 'search', id: 'mark' },
      outcome: 'done',
      after: { found: marked.length },
    })
    // An account may well be the phone: whoever is found both ways stands there once.
    const known = new Set(marked.map(({ id }) => id))
    const others = members.filter(({ id }) => !known.has(id))
    const all = [...marked.map((one) => ({ ...one, by: 'mark' as const })), ...others]
    return { ...NOTHING, members: all }
  })
}

async function byId(rows: Rows, actor: Actor, siteId: SiteId, id: string): Promise<FoundSubjects> {
  const member = await findMemberById(rows, siteId, id as MemberId)
  if (member) return { ...NOTHING, members: [{ ...member, by: 'id' }] }
  const transfer = await findTransfer(rows, id as TransferId)
  const owner = transfer && (await findMemberById(rows, siteId, transfer.memberId))
  if (owner) return { ...NOTHING, transfer: { id, memberId: owner.id } }
  return { ...NOTHING, waiting: await findCase(rows, actor, siteId, id) }
}
