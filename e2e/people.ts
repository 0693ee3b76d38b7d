import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { randomHex } from '@oriel/core/random-hex'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import {
  createMember,
  keepPassword,
  keepWithdrawPassword,
  writePersonal,
  type Member,
  type Personal,
} from '@oriel/domain/member'
import { openKeys, type Keys } from '@oriel/keys/keys'

type Wanted = {
  readonly site?: SiteId
  readonly currency?: Currency
  readonly language?: Locale
  readonly personal?: Personal
  readonly marks?: { must_verify?: boolean; must_change_password?: boolean }
}

const ACCOUNT_DIGITS = 10

export const worldKeys = (): Keys => openKeys(process.env['WORLD_KEY_FILE'] ?? '')

/**
 * Somebody new for one journey, with the passwords of the cast. Who signs in twice is signed out
 * once, so no two journeys share a person.
 */
export async function makePerson(database: Database, wanted: Wanted = {}): Promise<Member> {
  const { site = ORIEL, currency = 'USD', language = 'en_US', personal = {}, marks } = wanted
  const account = `e${randomHex(ACCOUNT_DIGITS)}`
  const draft = { account, siteId: site, currency, language }
  const member = expectDone(await createMember(database, draft))
  const cast = await database.rows
    .selectFrom('members')
    .select(['password_hash', 'withdraw_password_hash'])
    .where('account', '=', 'sophia')
    .executeTakeFirstOrThrow()
  await database.transaction(async (work) => {
    await keepPassword(work, member.id, cast.password_hash ?? '')
    await keepWithdrawPassword(work, member.id, cast.withdraw_password_hash ?? '')
    await writePersonal(work, worldKeys(), member.id, personal)
    if (marks) await work.updateTable('members').set(marks).where('id', '=', member.id).execute()
  })
  return member
}
