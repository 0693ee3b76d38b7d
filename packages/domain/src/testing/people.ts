import type { CaptchaType } from '@oriel/core/captcha'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { issueCaptcha } from '@oriel/domain/captcha'
import { writePersonal, type Member, type Personal } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import type { From } from '@oriel/domain/session'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { exampleSite, makeMember, NOON } from '../examples.ts'

/** Hashes as cheap as they come: these tests are about who may, not about how slow. */
export const cheapPasswords = createPasswords(testKeys, undefined, {
  memoryKib: 8,
  passes: 1,
  parallelism: 1,
})

export const SITE = exampleSite()

export const PIN = '4827'
export const PASSWORD = 'harbour42'
export const EMAIL = 'anna@example.com'
export const PHONE = '2025550143'

let people = 0
/** Somebody else each time, in a network of their own: limits are per address. */
export function somebody(changes: Partial<From> = {}): From {
  people += 1
  const ip = `198.${18 + Math.floor(people / 250)}.${people % 250}.7`
  const place = { country: null, closedCountries: [], device: 'Test', deviceSecret: null }
  return { siteId: siteId(1), ip, ...place, ...changes }
}

/** A captcha and its answer, for who comes from there. */
export async function personAt(
  database: Database,
  from: From,
  now: Date = NOON,
  type: CaptchaType = 'client',
) {
  const asked = { siteId: from.siteId, type, ip: from.ip, kind: 'work' } as const
  const issued = await issueCaptcha(database, testKeys, asked, now, () => 7)
  return { token: expectDone(issued).token, answer: '7' }
}

/** A member with a password, a withdraw password and contacts. */
export async function makeGuarded(
  database: Database,
  personal: Personal = { email: EMAIL, phone: PHONE },
): Promise<Member> {
  const member = await makeMember(database)
  await database.rows
    .updateTable('members')
    .set({
      password_hash: await cheapPasswords.hash(PASSWORD),
      withdraw_password_hash: await cheapPasswords.hash(PIN),
    })
    .where('id', '=', member.id)
    .execute()
  await database.transaction((work) => writePersonal(work, testKeys, member.id, personal))
  return member
}
