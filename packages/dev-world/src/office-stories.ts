import type { Database } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { tellStaff } from './story/staff.ts'

/** Fills the office as its own role, once the sites are told. Telling it twice changes nothing. */
export async function tellOfficeStories(office: Database, keys: Keys): Promise<void> {
  await tellStaff(office, keys)
}
