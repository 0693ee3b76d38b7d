import type { CaptchaType } from '@oriel/core/captcha'
import type { SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { issueCaptcha } from '@oriel/domain/captcha'
import { addMember, keepPassword } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { issueLoginHeader } from '@oriel/domain/session'
import type { Keys } from '@oriel/keys/keys'
import { CAST_PASSWORD, ORIEL } from '../cast.ts'

/** Members of the first site with the cast's password, which is hashed once for all of them. */
export async function makeMembers(
  database: Database,
  keys: Keys,
  accounts: readonly string[],
): Promise<void> {
  const hash = await createPasswords(keys).hash(CAST_PASSWORD)
  if (hash === null) throw new Error('nobody else hashes here')
  const draft = { siteId: ORIEL, currency: 'USD', language: 'en_US' } as const
  await database.transaction(async (work) => {
    for (const account of accounts) {
      const { id } = expectDone(await addMember(work, { ...draft, account }))
      await keepPassword(work, id, hash)
    }
  })
}

export type KnownCaptcha = { readonly captcha_token: string; readonly answer: string }
/** All that one sign-in needs besides account and password. */
export type Pass = KnownCaptcha & { readonly header: string; readonly ip: string }

/** Dice that always fall on the first side: every picture says the same. */
const FIRST = () => 0
const ANSWER = '22222'

/** A captcha whose answer is known. One address is given five in ten seconds. */
export async function knownCaptcha(
  database: Database,
  keys: Keys,
  { type, ip }: { readonly type: CaptchaType; readonly ip: string },
  now: Date,
  siteId: SiteId = ORIEL,
): Promise<KnownCaptcha> {
  const asked = { siteId, type, ip, kind: 'picture' as const }
  const { token } = expectDone(await issueCaptcha(database, keys, asked, now, FIRST))
  return { captcha_token: token, answer: ANSWER }
}

/** As good as one that was fetched and solved: header and captcha, good once, from this address. */
export async function loginPass(
  database: Database,
  keys: Keys,
  ip: string,
  now: Date,
  siteId: SiteId = ORIEL,
): Promise<Pass> {
  const header = issueLoginHeader(keys, siteId, now)
  const captcha = await knownCaptcha(database, keys, { type: 'login', ip }, now, siteId)
  return { ...captcha, header, ip }
}
