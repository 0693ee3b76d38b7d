import type { MemberId, SiteId } from '@oriel/core/id'
import { refuse, type Refused } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { tryRate, type Rate } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import type { Passwords } from './password.ts'

export type PasswordReason = 'password_wrong' | 'password_too_often' | 'unavailable'

type Guard = { readonly database: Database; readonly keys: Keys; readonly passwords: Passwords }

const WRONG_PASSWORDS_MAX = 5
const QUARTER_HOUR_MS = 15 * 60_000

type Who = { readonly siteId: SiteId; readonly id: MemberId }

/** Of who is signed in already: a found phone must not become a found account. */
const wrongPasswordRates = ({ siteId, id: who }: Who): Rate[] => [
  { siteId, who, name: 'own password', max: WRONG_PASSWORDS_MAX, perMs: QUARTER_HOUR_MS },
]

/**
 * Who is signed in says their password once more. Wrong ones are counted before they are judged, so
 * that many at once get no more than one after another.
 */
export async function provePassword(
  { database, keys, passwords }: Guard,
  member: Who & { readonly passwordHash: string | null },
  password: string,
  now: Date,
): Promise<Refused<PasswordReason> | null> {
  const rates = wrongPasswordRates(member)
  if (!(await tryRate(database.rows, keys, rates, now))) return refuse('password_too_often')
  const fits = await passwords.verify(password, member.passwordHash)
  if (fits === 'busy') return refuse('unavailable')
  return fits === 'right' ? null : refuse('password_wrong')
}
