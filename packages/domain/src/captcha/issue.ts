import { timingSafeEqual } from 'node:crypto'
import {
  CAPTCHA_LIFE_MS,
  type CaptchaKind,
  type CaptchaType,
  type CaptchaWork,
} from '@oriel/core/captcha'
import type { SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { perAddress, tryRate } from '@oriel/domain/rate'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import type { Keys } from '@oriel/keys/keys'
import { networkOf } from '@oriel/core/network'
import { drawPicture } from './picture.ts'
import { bitsFor, drawCode, drawWork, fairDice, plainAnswer, type Dice } from './rules.ts'
import { deleteCaptcha, deleteExpired, insertCaptcha } from './store.ts'

/** What a captcha is bound to. Whoever takes it must be the same in all of it. */
type Bound = { readonly siteId: SiteId; readonly type: CaptchaType; readonly ip: string }

type Captcha = { readonly token: string } & (
  | { readonly kind: 'picture'; readonly picture: string }
  | { readonly kind: 'work'; readonly work: CaptchaWork }
)

const FETCHES = { name: 'captcha', max: 5, perMs: 10_000 }
/** Behind one address may be all members of a carrier, and a gift is for all at the same moment. */
const GIFT_FETCHES = { name: 'captcha gift', max: 200, perMs: 10_000 }

type Asked = {
  readonly kind: CaptchaKind
  /** How often the caller, or the account they name, has failed lately: work grows with it. */
  readonly failures?: number
}

export async function issueCaptcha(
  database: Database,
  keys: Keys,
  { kind, failures = 0, ...bound }: Bound & Asked,
  now: Date,
  dice: Dice = fairDice,
): Promise<Outcome<Captcha, 'captcha_too_often'>> {
  const limit = bound.type === 'gift' ? GIFT_FETCHES : FETCHES
  const isAllowed = await tryRate(database.rows, keys, perAddress(bound, limit), now)
  if (!isAllowed) return refuse('captcha_too_often')
  const secret = newSecret()
  const workBits = kind === 'picture' ? null : bitsFor(failures)
  const { answer, shown } = workBits === null ? pictureOf(dice) : workOf(dice, workBits)
  await insertCaptcha(database.rows, {
    tokenHash: hashSecret(secret),
    answerMark: markOf(keys, bound, secret, answer, workBits),
    workBits,
    expiresAt: new Date(now.getTime() + CAPTCHA_LIFE_MS),
  })
  const token = bound.type === 'client' ? sealSecret(keys, bound.siteId, secret) : secret
  return done({ token, ...shown })
}

function pictureOf(dice: Dice) {
  const code = drawCode(dice)
  return { answer: code, shown: { kind: 'picture' as const, picture: drawPicture(code, dice) } }
}

function workOf(dice: Dice, bits: number) {
  const { work, number } = drawWork(dice, bits)
  return { answer: number, shown: { kind: 'work' as const, work } }
}

type Given = Pick<Asked, 'failures'> & { readonly token: string; readonly answer: string }

/**
 * True once, for who answers right, in time and from where it was shown. Any try uses it up. Take
 * it outside the transaction of what it guards: undone with that, it would be good again.
 *
 * For work the one right answer is the number that was hashed into the challenge, and it must have
 * been as much as the failures of the account ask for: an easier one is no answer.
 */
export async function takeCaptcha(
  rows: Rows,
  keys: Keys,
  { token, answer, failures = 0, ...bound }: Bound & Given,
  now: Date,
): Promise<boolean> {
  const secret = bound.type === 'client' ? openSecret(keys, bound.siteId, token) : token
  if (secret === null) return false
  const taken = await deleteCaptcha(rows, hashSecret(secret))
  if (!taken || taken.expiresAt <= now) return false
  const { workBits } = taken
  if (workBits !== null && workBits < bitsFor(failures)) return false
  return timingSafeEqual(taken.answerMark, markOf(keys, bound, secret, answer, workBits))
}

/** Those nobody answered, as many as one turn may take. */
export const sweepCaptchas = (database: Database, now: Date): Promise<number> =>
  deleteExpired(database.rows, now)

function markOf(
  keys: Keys,
  { siteId, type, ip }: Bound,
  secret: string,
  answer: string,
  workBits: number | null,
): Buffer {
  const parts = [siteId, type, networkOf(ip), secret, plainAnswer(answer), workBits]
  return keys.mark('captcha', JSON.stringify(parts))
}

/** The site's own captcha goes out as a sealed text; nothing can be read from it or made of it. */
const sealSecret = (keys: Keys, siteId: SiteId, secret: string): string =>
  keys.seal('captcha', secret, `site ${siteId}`).toString('hex')

const openSecret = (keys: Keys, siteId: SiteId, text: string): string | null =>
  keys.open('captcha', Buffer.from(text, 'hex'), `site ${siteId}`)?.toString() ?? null
