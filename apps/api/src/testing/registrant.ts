import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import { registerCall, registerSmsCall } from '@oriel/contract/member/registration'
import { toWire } from '@oriel/contract/registration-wire'
import { CASE_ASKS, CASE_FORMS, type CaseCurrency } from '@oriel/forms/testing/field-cases'
import type { CaptchaType } from '@oriel/core/captcha'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { issueCaptcha } from '@oriel/domain/captcha'
import { saveRegisterAsks } from '@oriel/domain/registration'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { OpenDoor, Request, Said } from './open-door.ts'

type Body = Record<string, unknown>
type Where = Pick<Request, 'host' | 'from' | 'headers'>

/** Somebody who fills in the form of a currency. */
export type Registrants = {
  /** An address in a network of its own: limits are per network. */
  somewhere(): string
  /** A captcha whose answer is known, shown to an address. */
  captcha(from: string, type?: CaptchaType, siteId?: typeof ORIEL): Promise<Captcha>
  /** The form of a currency with nothing wrong in it, for somebody who is not a member. */
  body(currency: CaseCurrency, change?: Body): Promise<Body>
  /** Submits it with a captcha of its own. */
  submit(currency: CaseCurrency, change?: Body, where?: Where): Promise<Said>
  /** Asks for a code by SMS and reads it on the phone. */
  smsCode(phone: string, from: string): Promise<string>
}
type Captcha = { readonly captcha_token: string; readonly answer: string }

/** Dice that always fall on the first side: every picture says the same. */
const FIRST = () => 0
const ANSWER = '22222'

let people = 0
let captchas = 0

/** The first site's own form for dollars asks for little; the table of cases needs a full one. */
export async function registrantsAt(door: OpenDoor): Promise<Registrants> {
  await saveRegisterAsks(door.database, ORIEL, 'USD', CASE_ASKS.USD)
  const somewhere = (): string => {
    people += 1
    return `100.${64 + (people >> 8)}.${people & 255}.9`
  }
  const captcha: Registrants['captcha'] = async (from, type = 'register', siteId = ORIEL) => {
    captchas += 1
    // Bound to the network, limited by the address: a neighbour's is as good, and never too often.
    const ip = from.replace(/[0-9]+$/, String(captchas % 256))
    const asked = { siteId, type, ip, kind: 'picture' as const }
    const issued = await issueCaptcha(door.database, testKeys, asked, door.now(), FIRST)
    return { captcha_token: expectDone(issued).token, answer: ANSWER }
  }
  const body: Registrants['body'] = async (currency, change = {}) => {
    const number = (people += 1)
    const { body: said } = await door.say(serviceAgreementCall)
    const { list } = said.data as { list: { id: number; version: number }[] }
    return {
      ...toWire(CASE_FORMS[currency]),
      ...newPerson(currency, number),
      member_currency: currency,
      agreements: list.map(({ id, version }) => ({ id, version })),
      ...change,
    }
  }
  return {
    somewhere,
    captcha,
    body,
    async submit(currency, change = {}, where = {}) {
      const from = where.from ?? somewhere()
      const given = { ...(await body(currency)), ...(await captcha(from)), ...change }
      return door.say(registerCall, { ...where, from, body: given })
    },
    async smsCode(phone, from) {
      const asked = { member_phone: phone, currency: 'VND', ...(await captcha(from)) }
      const said = await door.say(registerSmsCall, { from, body: asked })
      if (said.body.code !== 100) throw new Error(`no code: ${said.body.code}`)
      return lastSms(door)
    },
  }
}

/** What only one may have differs from person to person. */
function newPerson(currency: CaseCurrency, number: number): Body {
  const six = String(number).padStart(6, '0')
  const member_account = `ada${six}`
  if (currency === 'USD') return { member_account, member_email: `ada${six}@mail.example` }
  if (currency === 'RMB') return { member_account, member_name: `王${chinese(number)}` }
  if (currency === 'VND') return { member_account, member_phone: `0987${six}` }
  if (currency === 'THB') return { member_account, member_phone: `0887${six}` }
  return { member_account, member_email: `ana${six}@mail.example`, identity_id: `7${six}` }
}

const chinese = (number: number): string =>
  Array.from(String(number), (digit) => '零一二三四五六七八九'.charAt(Number(digit))).join('')

/** The digits of the newest text message, as its phone shows them. */
async function lastSms(door: OpenDoor): Promise<string> {
  const row = await door.database.rows
    .selectFrom('messages')
    .select(['id', 'sealed'])
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const letter = testKeys.open('message', row.sealed ?? Buffer.of(), row.id)?.toString() ?? ''
  const code = /(?<![0-9])[0-9]{6}(?![0-9])/.exec((JSON.parse(letter) as { text: string }).text)
  if (!code) throw new Error('the message has no code')
  return code[0]
}
