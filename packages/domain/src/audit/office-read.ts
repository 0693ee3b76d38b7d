import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { climb, proofOf, type Step } from '@oriel/ledger/merkle'
import { listBlocks, listLeaves } from '@oriel/ledger/seal'
import { sql } from 'kysely'
import { OFFICE_CHAIN } from './office-chain.ts'

export type OfficeEvent = {
  readonly id: string
  readonly at: Date
  readonly siteId: SiteId | null
  readonly actor: string
  readonly role: string | null
  readonly ip: string | null
  readonly permission: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly outcome: string
  readonly reason: string | null
  readonly before: unknown
  readonly after: unknown
  readonly proposalId: string | null
}

export type TrailFilter = {
  readonly siteId: SiteId
  readonly actor?: string | undefined
  readonly permission?: string | undefined
  readonly subjectId?: string | undefined
  readonly after: string | null
  readonly count: number
}

/** Lines about a site, the newest first. The index of what is asked for answers. */
export async function listOfficeEvents(
  rows: Rows,
  filter: TrailFilter,
): Promise<{ readonly list: OfficeEvent[]; readonly next: string | null }> {
  const { siteId, actor, permission, subjectId, after, count } = filter
  let query = rows
    .selectFrom('office_events')
    .select(['id', 'at', 'site_id', 'actor', 'role', 'ip', 'permission', 'subject_kind'])
    .select(['subject_id', 'outcome', 'reason', 'before', 'after', 'proposal_id'])
    .where((row) => row.or([row('site_id', '=', siteId), row('site_id', 'is', null)]))
    .orderBy('id', 'desc')
    .limit(count + 1)
  if (after !== null) query = query.where('id', '<', after)
  if (actor) query = query.where('actor', '=', actor)
  if (permission) query = query.where('permission', '=', permission)
  if (subjectId) query = query.where('subject_id', '=', subjectId)
  const found = await query.execute()
  const list = found.slice(0, count).map((row) => ({
    id: row.id,
    at: row.at,
    siteId: row.site_id as SiteId | null,
    actor: row.actor,
    role: row.role,
    ip: row.ip,
    permission: row.permission,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    outcome: row.outcome,
    reason: row.reason,
    before: row.before,
    after: row.after,
    proposalId: row.proposal_id,
  }))
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

/** Lines about one member: those they are the subject of, and those that touched what is theirs. */
export async function listMemberEvents(
  rows: Rows,
  { siteId, memberId }: { readonly siteId: SiteId; readonly memberId: MemberId },
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<{ readonly list: OfficeEvent[]; readonly next: string | null }> {
  const isOlder = after === null ? sql`` : sql`AND id < ${after}`
  const page = sql`AND (site_id = ${siteId} OR site_id IS NULL) ${isOlder}
    ORDER BY id DESC LIMIT ${count + 1}`
  // Each half has its index; a line that is in both is one.
  const { rows: found } = await sql<OfficeEvent>`
    SELECT id, at, site_id AS "siteId", actor, role, ip, permission, subject_kind AS "subjectKind",
      subject_id AS "subjectId", outcome, reason, before, after, proposal_id AS "proposalId"
    FROM ((SELECT * FROM office_events WHERE subject_id = ${memberId} ${page})
      UNION (SELECT * FROM office_events WHERE member_id = ${memberId} ${page})) found
    ORDER BY id DESC LIMIT ${count + 1}`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}

/** How a line hangs in the chain: its hash, its way to the root of its block, whether it holds. */
export type TrailProof = {
  readonly block: bigint | null
  readonly leaf: string
  readonly steps: readonly Step[]
  readonly root: string
  readonly holds: boolean
}

/** Null when there is no such line; without a block while it waits to be sealed. */
export async function proveOfficeEvent(rows: Rows, id: string): Promise<TrailProof | null> {
  const { rows: found } = await sql<{ xid: string }>`
    SELECT xid::text FROM office_events WHERE id = ${id}`.execute(rows)
  const [event] = found
  if (!event) return null
  const block = await blockOf(rows, BigInt(event.xid))
  if (!block) return { block: null, leaf: '', steps: [], root: '', holds: false }
  const { rows: ordered } = await sql<{ id: string }>`
    SELECT id FROM office_events WHERE xid >= ${String(block.from)}::xid8
      AND xid < ${String(block.to)}::xid8 ORDER BY xid, id`.execute(rows)
  const leaves = await listLeaves(rows, block.from, block.to, OFFICE_CHAIN)
  const place = ordered.findIndex((one) => one.id === id)
  const leaf = leaves[place]
  if (!leaf) return null
  const steps = proofOf(leaves, place)
  return {
    block: block.number,
    leaf: leaf.toString('hex'),
    steps,
    root: block.root.toString('hex'),
    holds: climb(leaf, steps).equals(block.root),
  }
}

async function blockOf(rows: Rows, xid: bigint) {
  const { rows: found } = await sql<{ number: bigint }>`
    SELECT number FROM office_blocks WHERE xid_from <= ${String(xid)}::xid8
      AND xid_to > ${String(xid)}::xid8`.execute(rows)
  const [row] = found
  if (!row) return null
  const [block] = await listBlocks(rows, { after: row.number - 1n, limit: 1 }, OFFICE_CHAIN)
  return block ?? null
}
