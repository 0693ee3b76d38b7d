import type { Currency } from '@oriel/core/currency'
import type { RegisterAsk, RegisterAsks, RegisterField } from '@oriel/core/register-field'
import type { Database } from '@oriel/db/database'
import {
  addToBlacklist,
  listRegisterAsks,
  saveRegisterAsks,
  type BlacklistField,
} from '@oriel/domain/registration'
import { findSite } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import { ORIEL, SECOND } from '../cast.ts'

const shown: RegisterAsk = {
  isDisplay: true,
  isRequired: false,
  isUnique: false,
  isMemberCenter: true,
  isVerification: false,
  isMemberCenterVerification: false,
}
const needed: RegisterAsk = { ...shown, isRequired: true }
const own: RegisterAsk = { ...needed, isUnique: true }
/** A code must arrive there. */
const proven: RegisterAsk = { ...own, isVerification: true, isMemberCenterVerification: true }
/** Not asked for here; in the member centre. */
const afterwards: RegisterAsk = { ...shown, isDisplay: false }
/** Only while registering. */
const once: RegisterAsk = { ...needed, isMemberCenter: false }
const hidden: RegisterAsk = { ...once, isDisplay: false, isRequired: false }

const each = (ask: RegisterAsk, ...fields: RegisterField[]): RegisterAsks =>
  Object.fromEntries(fields.map((field) => [field, ask]))

/** What the forms ask for: each market has its own customs. */
const FORMS: Readonly<Record<Currency, RegisterAsks>> = {
  RMB: {
    check_password: once,
    member_name: own,
    withdraw_password: shown,
    member_phone: { ...shown, isUnique: true },
    ...each(shown, 'member_qq', 'member_wechat'),
    ...each(afterwards, 'member_email', 'member_birthday'),
  },
  VND: {
    check_password: once,
    member_name: needed,
    member_phone: proven,
    ...each(shown, 'member_email', 'member_zalo'),
    ...each(afterwards, 'withdraw_password', 'member_birthday'),
  },
  USD: {
    check_password: hidden,
    member_email: own,
    member_birthday: needed,
    ...each(afterwards, 'member_name', 'withdraw_password'),
    ...each(shown, 'member_phone', 'member_telegram', 'member_whats_app', 'member_skype'),
    ...each(shown, 'member_fb', 'member_others'),
  },
  THB: {
    check_password: once,
    member_name: needed,
    member_phone: own,
    ...each(shown, 'member_others'),
    ...each(afterwards, 'withdraw_password', 'member_email'),
  },
  WON: { check_password: once, member_name: needed, member_birthday: needed, member_phone: own },
  JPY: { check_password: once, member_name: needed, member_birthday: needed, member_email: own },
  INR: {
    check_password: once,
    member_name: needed,
    member_birthday: needed,
    member_phone: own,
    ...each(shown, 'member_whats_app', 'member_telegram'),
  },
  MMK: { check_password: once, member_name: needed, member_phone: own, member_zalo: afterwards },
  BRL: {
    check_password: once,
    member_name: needed,
    member_email: own,
    member_birthday: needed,
    identity_id: own,
    member_whats_app: shown,
  },
  BDT: { check_password: once, member_name: needed, member_phone: own, member_birthday: needed },
  NGN: { check_password: once, member_name: needed, member_email: own, member_phone: own },
  /** Play money asks for as little as it can. */
  GP: { check_password: hidden, member_email: shown },
}

const CLOSED_TO: readonly (readonly [BlacklistField, string])[] = [
  ['name', 'Test Tester'],
  ['name', '测试'],
  ['email', 'abuse@mail.example'],
]

/** The first site's forms; the second asks for a phone without a code. */
export async function tellRegistration(database: Database, keys: Keys): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(database.rows, siteId)
    if (!site) throw new Error('the sites’ story comes before their forms’')
    const told = await listRegisterAsks(database.rows, siteId)
    for (const currency of site.currencies) {
      if (told.has(currency)) continue
      const form = FORMS[currency]
      const asks = siteId === SECOND && currency === 'VND' ? { ...form, member_phone: own } : form
      await saveRegisterAsks(database, siteId, currency, asks)
    }
    for (const [field, text] of CLOSED_TO) {
      await addToBlacklist(database, keys, { siteId, field, text, note: 'nobody’s' })
    }
  }
}
