import type { MemberId } from '@oriel/core/id'
import type { Database, Work } from '@oriel/db/database'
import {
  createMember,
  keepPassword,
  keepWithdrawPassword,
  writePersonal,
} from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import type { Keys } from '@oriel/keys/keys'
import { cast, CAST_PASSWORD, CAST_WITHDRAW_PASSWORD, type Person } from '../cast.ts'

/** The cast signs up. Whoever is there already stays as they are. */
export async function tellMembers(database: Database, keys: Keys): Promise<void> {
  for (const person of cast) await tellPerson(database, keys, person)
}

/** One person signs up, with the passwords of the cast. */
export async function tellPerson(database: Database, keys: Keys, person: Person): Promise<void> {
  const kept = await keptPasswords(keys)
  const { account, site, currency, language } = person
  const outcome = await createMember(database, { account, siteId: site, currency, language })
  if (!outcome.ok) return
  const { id } = outcome.value
  await database.transaction(async (work) => {
    await keepPassword(work, id, kept.password)
    await keepWithdrawPassword(work, id, kept.withdraw)
    await writePersonal(work, keys, id, person.personal ?? {})
    await setMarks(work, id, person)
  })
}

async function setMarks(work: Work, id: MemberId, { state, mustVerify, mustChange }: Person) {
  const marks = {
    ...(state && { state }),
    ...(mustVerify && { must_verify: true }),
    ...(mustChange && { must_change_password: true }),
  }
  if (Object.keys(marks).length === 0) return
  await work.updateTable('members').set(marks).where('id', '=', id).execute()
}

type Kept = { readonly password: string; readonly withdraw: string }
const known = new WeakMap<Keys, Promise<Kept>>()

/** Hashing is slow on purpose, and everybody in the cast has the same: once is enough. */
function keptPasswords(keys: Keys): Promise<Kept> {
  const found = known.get(keys) ?? hashBoth(keys)
  known.set(keys, found)
  return found
}

async function hashBoth(keys: Keys): Promise<Kept> {
  const passwords = createPasswords(keys)
  const password = await passwords.hash(CAST_PASSWORD)
  const withdraw = await passwords.hash(CAST_WITHDRAW_PASSWORD)
  if (password === null || withdraw === null) throw new Error('nobody else hashes here')
  return { password, withdraw }
}
