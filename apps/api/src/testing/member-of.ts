import type { SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import {
  createMember,
  keepPassword,
  keepWithdrawPassword,
  writePersonal,
  type Member,
  type Personal,
} from '@oriel/domain/member'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { cheap, PASSWORD } from './guarded-member.ts'
import type { OpenDoor } from './open-door.ts'

type Known = { readonly personal?: Personal; readonly pin?: string }

let people = 0
/** A new member of any site, with `PASSWORD`, of whom nothing is known but what is given. */
export async function memberOf(
  { database }: Pick<OpenDoor, 'database'>,
  siteId: SiteId,
  { personal = {}, pin }: Known = {},
): Promise<Member> {
  people += 1
  const account = `known${String(people).padStart(4, '0')}`
  const draft = { siteId, account, currency: 'VND', language: 'vi_VN' } as const
  const member = expectDone(await createMember(database, draft))
  const [password, pinHash] = [await cheap.hash(PASSWORD), pin && (await cheap.hash(pin))]
  await database.transaction(async (work) => {
    await keepPassword(work, member.id, password ?? '')
    if (pinHash) await keepWithdrawPassword(work, member.id, pinHash)
    await writePersonal(work, testKeys, member.id, personal)
  })
  return member
}
