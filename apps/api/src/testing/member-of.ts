import { expectDone } from '@oriel/core/outcome'
import {
  createMember,
  keepPassword,
  keepWithdrawPassword,
  writePersonal,
  type Member,
  type Personal,
} from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { OpenDoor } from './open-door.ts'

export const PASSWORD = 'harbour42'

/** Hashes as cheap as they come; who verifies them reads the cost in them. */
export const cheap = createPasswords(testKeys, undefined, {
  memoryKib: 8,
  passes: 1,
  parallelism: 1,
})

type Home = Pick<Member, 'siteId' | 'currency' | 'language'>
type Known = { readonly personal?: Personal; readonly pin?: string }

let people = 0
/** A new member of any site, with `PASSWORD`, of whom nothing is known but what is given. */
export async function memberOf(
  { database }: Pick<OpenDoor, 'database'>,
  home: Home,
  { personal = {}, pin }: Known = {},
): Promise<Member> {
  people += 1
  const account = `known${String(people).padStart(4, '0')}`
  const member = expectDone(await createMember(database, { ...home, account }))
  const [password, pinHash] = [await cheap.hash(PASSWORD), pin && (await cheap.hash(pin))]
  await database.transaction(async (work) => {
    await keepPassword(work, member.id, password ?? '')
    if (pinHash) await keepWithdrawPassword(work, member.id, pinHash)
    await writePersonal(work, testKeys, member.id, personal)
  })
  return member
}
