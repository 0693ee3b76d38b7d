import type { SiteId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import type { TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember, type Member } from '@oriel/domain/member'

/** Somebody whom the stories tell of. */
export async function castMember(
  { database }: { readonly database: TestDatabase },
  account: string,
  siteId: SiteId = ORIEL,
): Promise<Member> {
  const member = await findMember(database.rows, siteId, account)
  if (!member) throw new Error(`${account} is not in the cast of site ${siteId}`)
  return member
}
