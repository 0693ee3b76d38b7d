import { newId, type Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import type { Actor } from '@oriel/domain/command'
import { sql } from 'kysely'
import { LIST_MAX } from './rules.ts'

export type LetterListId = Id<'letter-list'>
export type Named = {
  readonly id: LetterListId
  /** On the list so far. */
  readonly named: number
  /** Of those just given, the accounts that this site does not have. */
  readonly unknown: readonly string[]
}

/** Adds members by their accounts to a list, or begins one. Who is on it already stays once. */
export const nameMembers = (
  database: Database,
  who: Actor,
  asked: {
    readonly siteId: SiteId
    readonly listId: LetterListId | null
    readonly accounts: readonly string[]
  },
): Promise<Outcome<Named, 'list_unknown' | 'list_full'>> =>
  database
    .transaction(async (work) => {
      const { siteId, listId } = asked
      const accounts = [...new Set(asked.accounts.map((one) => one.trim().toLowerCase()))]
      const id = listId ?? newId<'letter-list'>()
      if (listId === null) {
        await sql`INSERT INTO letter_lists (id, site_id, staff_id)
        VALUES (${id}, ${siteId}, ${who.staffId})`.execute(work)
      }
      const { rows: held } = await sql`SELECT FROM letter_lists
      WHERE id = ${id} AND site_id = ${siteId} AND staff_id = ${who.staffId}
      FOR UPDATE`.execute(work)
      if (held.length === 0) return refuse('list_unknown')
      const { rows: found } = await sql<{ id: string; account: string }>`
      SELECT id, account FROM members WHERE site_id = ${siteId}
        AND account = ANY (${accounts}::text[])`.execute(work)
      const { rows: counted } = await sql<{ named: number }>`
      WITH added AS (INSERT INTO letter_list_members (list_id, member_id)
        SELECT ${id}, member FROM unnest(${found.map((one) => one.id)}::uuid[]) member
        ON CONFLICT DO NOTHING RETURNING member_id)
      UPDATE letter_lists SET named = named + (SELECT count(*) FROM added)::int
      WHERE id = ${id} AND named + (SELECT count(*) FROM added) <= ${LIST_MAX}
      RETURNING named`.execute(work)
      const [row] = counted
      if (!row) throw new ListFull()
      const known = new Set(found.map(({ account }) => account))
      await noteOffice(work, {
        ...who,
        siteId,
        permission: 'letter.bulk',
        subject: { kind: 'letter-list', id },
        outcome: 'named',
        after: { named: row.named },
      })
      return done({ id, named: row.named, unknown: accounts.filter((one) => !known.has(one)) })
    })
    .catch((error: unknown) => {
      if (error instanceof ListFull) return refuse('list_full')
      throw error
    })

/** Thrown so that what was added is undone with it. */
class ListFull extends Error {}
