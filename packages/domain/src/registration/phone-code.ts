import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { internationalPhone } from '@oriel/core/phone'
import type { Database, Rows, Work } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { hasNoBalance, queueMessage } from '@oriel/domain/message'
import { tryRate } from '@oriel/domain/rate'
import type { Guard } from '@oriel/domain/session'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import {
  codeRates,
  later,
  PHONE_CODE_DIGITS,
  PHONE_CODE_MINUTES,
  PHONE_CODE_TRIES,
  PHONE_CODE_WAIT_MS,
  siteCodeRates,
} from './rules.ts'

/** Which phone a code was sent to, and what for. */
export type CodePhone = {
  readonly siteId: SiteId
  readonly currency: Currency
  /** As its owner writes it. */
  readonly phone: string
  /** S7.080: register_member. A code of one type is not valid for another. */
  readonly type: string
}

export type SmsReason = 'sms_too_soon' | 'sms_no_balance' | 'sms_not_served'

type Asked = CodePhone & {
  readonly ip: string
  readonly locale: Locale
  /** How many codes the site pays for in a day. */
  readonly dailyMax: number
}

/** Sends a code. Looks come before counts, so that asking too soon uses nothing up. */
export async function sendPhoneCode(
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  asked: Asked,
  now: Date,
): Promise<Outcome<void, SmsReason>> {
  const { siteId, locale, ip, dailyMax } = asked
  const { rows } = database
  const to = internationalPhone(asked.currency, asked.phone)
  if (to === null) return refuse('sms_not_served')
  if (await wasSentLately(rows, keys, asked, now)) return refuse('sms_too_soon')
  if (await hasNoBalance(rows, 'sms', now)) return refuse('sms_no_balance')
  if (!(await tryRate(rows, keys, codeRates(to, { siteId, ip }), now)))
    return refuse('sms_not_served')
  if (!(await tryRate(rows, keys, siteCodeRates(siteId, dailyMax), now))) {
    return refuse('sms_no_balance')
  }
  const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0')
  return database.transaction(async (work) => {
    if (!(await keepCode(work, keys, asked, code, now))) return refuse('sms_too_soon')
    const values = { code, minutes: PHONE_CODE_MINUTES }
    const whom = { siteId, memberId: null, channel: 'sms', to, locale } as const
    await queueMessage(work, keys, { ...whom, template: 'registration_code', values })
    return done()
  })
}

async function wasSentLately(
  rows: Rows,
  keys: Keys,
  phone: CodePhone,
  now: Date,
): Promise<boolean> {
  const row = await rows
    .selectFrom('phone_codes')
    .select('sent_at')
    .where('site_id', '=', phone.siteId)
    .where('type', '=', phone.type)
    .where('phone_mark', '=', phoneMark(keys, phone))
    .where('sent_at', '>', later(now, -PHONE_CODE_WAIT_MS))
    .executeTakeFirst()
  return row !== undefined
}

/** False when another asked for the same phone in the same moment and was first. */
async function keepCode(
  work: Work,
  keys: Keys,
  phone: CodePhone,
  code: string,
  now: Date,
): Promise<boolean> {
  const fresh = {
    code_mark: codeMark(keys, phone, code),
    tries_left: PHONE_CODE_TRIES,
    sent_at: now,
    expires_at: later(now, PHONE_CODE_MINUTES * 60_000),
  }
  const kept = await work
    .insertInto('phone_codes')
    .values({
      site_id: phone.siteId,
      type: phone.type,
      phone_mark: phoneMark(keys, phone),
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'type', 'phone_mark'])
        .doUpdateSet(fresh)
        .where('phone_codes.sent_at', '<=', later(now, -PHONE_CODE_WAIT_MS)),
    )
    .returning('type')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Uses one of the tries up, whether it fits or not. Outside the work it guards: undone with that,
 * the try would be free.
 */
export async function tryPhoneCode(
  rows: Rows,
  keys: Keys,
  phone: CodePhone,
  code: string,
  now: Date,
): Promise<'right' | 'wrong' | 'unknown'> {
  const tried = await rows
    .updateTable('phone_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('site_id', '=', phone.siteId)
    .where('type', '=', phone.type)
    .where('phone_mark', '=', phoneMark(keys, phone))
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning('code_mark')
    .executeTakeFirst()
  if (!tried) return 'unknown'
  return timingSafeEqual(tried.code_mark, codeMark(keys, phone, code)) ? 'right' : 'wrong'
}

/** Takes a right code away, so that it is good once; false when somebody has taken it. */
export async function takePhoneCode(
  work: Work,
  keys: Keys,
  phone: CodePhone,
  code: string,
): Promise<boolean> {
  const taken = await work
    .deleteFrom('phone_codes')
    .where('site_id', '=', phone.siteId)
    .where('type', '=', phone.type)
    .where('phone_mark', '=', phoneMark(keys, phone))
    .where('code_mark', '=', codeMark(keys, phone, code))
    .returning('type')
    .executeTakeFirst()
  return taken !== undefined
}

/** A code that is over is kept until its phone may ask again. */
export async function sweepPhoneCodes(database: Database, now: Date): Promise<void> {
  await prune(
    database.rows,
    (count) => sql`DELETE FROM phone_codes WHERE (site_id, type, phone_mark) IN (
      SELECT site_id, type, phone_mark FROM phone_codes WHERE expires_at <= ${now}
      LIMIT ${count})`,
  )
}

const textOf = ({ siteId, type, currency, phone }: CodePhone): string =>
  `${siteId} ${type} ${internationalPhone(currency, phone) ?? phone}`
const phoneMark = (keys: Keys, phone: CodePhone): Buffer =>
  keys.mark('index', `phone code ${textOf(phone)}`)
const codeMark = (keys: Keys, phone: CodePhone, code: string): Buffer =>
  keys.mark('code', `${textOf(phone)} ${code}`)
