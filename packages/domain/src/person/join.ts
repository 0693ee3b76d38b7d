import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { PersonId } from './read.ts'

/**
 * Compares an account with the others of its site by phone, mail, identity, device and card, in the
 * work that has changed one of them. Joins of a site wait for each other, so it comes as late as it
 * can.
 */
export async function joinPerson(
  work: Work,
  { siteId, id }: { readonly siteId: SiteId; readonly id: MemberId },
): Promise<PersonId> {
  const { rows } = await sql<{ person: PersonId }>`
    SELECT person_join(${siteId}, ${id}) AS person`.execute(work)
  const [found] = rows
  if (!found) throw new Error('an account was not compared')
  return found.person
}

const COMPARED_AT_ONCE = 200

/** Compares accounts that were there before; gives how many it has looked at. */
export async function fillPersons(rows: Rows): Promise<number> {
  const { rows: found } = await sql<{ compared: number }>`
    SELECT person_fill(${COMPARED_AT_ONCE}) AS compared`.execute(rows)
  return found[0]?.compared ?? 0
}
