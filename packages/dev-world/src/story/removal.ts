import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { askRemoval } from '@oriel/domain/removal'
import type { Keys } from '@oriel/keys/keys'
import { LEAVER } from '../cast.ts'
import { tellPerson } from './member.ts'

/** Somebody whose account is about to go, so that the office and her own pages show it. */
export async function tellLeaver(database: Database, keys: Keys, now: Date): Promise<void> {
  await tellPerson(database, keys, LEAVER)
  const member = await findMember(database.rows, LEAVER.site, LEAVER.account)
  // Told again after her week she is gone, and nobody has the name.
  if (!member) return
  const who = { siteId: LEAVER.site, memberId: member.id, ip: '127.0.0.1' }
  // Refused while it waits: then it was told before.
  await askRemoval({ database, keys }, who, now)
}
