import { createHash, randomBytes } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Player, ProviderKey, ProviderLink } from '@oriel/domain/provider'
import * as z from 'zod/mini'
import { codeOf, currencyOfCode, readHundredths } from './amounts.ts'
import { ask, nothingKnown, readJson, type Unknown, type Wire } from './asking.ts'
import { Moment } from './fields.ts'

/** What it answers when it does not simply do as it is told. */
export const CODES = {
  DONE: 0,
  ACCOUNT_KNOWN: 13,
  ACCOUNT_UNKNOWN: 14,
  CURRENCY_UNKNOWN: 15,
  GAME_UNKNOWN: 16,
  MAINTENANCE: 17,
  HOME_NOT_ALLOWED: 18,
  INSUFFICIENT: 101,
  IN_GAME: 102,
  AMOUNT_NOT_ALLOWED: 103,
  TRANSACTION_USED: 104,
  TRANSACTION_UNKNOWN: 105,
  RECORD_UNKNOWN: 201,
} as const

/** One account per currency: its name carries both. */
export const accountOf = ({ ref, currency }: Player): string => `${ref}_${codeOf(currency)}`

function playerOf(account: string): { ref: string; currency: Currency } | null {
  const cut = account.lastIndexOf('_')
  const currency = currencyOfCode(account.slice(cut + 1))
  return cut > 0 && currency ? { ref: account.slice(0, cut), currency } : null
}

export const Money = z.pipe(
  z.number().check(z.refine((count) => readHundredths(count) !== null, 'no whole hundredths')),
  z.transform((count) => readHundredths(count) ?? 0n),
)
const Account = z.pipe(
  z.string().check(z.refine((name) => playerOf(name) !== null, 'no account')),
  z.transform((name) => playerOf(name) ?? { ref: '', currency: 'USD' as const }),
)

export const Nothing = z.unknown()
export const Login = z.object({ Url: z.url(), ExpiresAt: Moment })
export const Kicked = z.object({ Online: z.boolean() })
export const Info = z.object({ Balance: Money, Playing: Money })
export const Exchanged = z.object({ OrderNo: z.string(), Amount: Money })
export const Checked = z.object({
  Status: z.literal([1, 2, 3]),
  OrderNo: z.string(),
  Amount: Money,
  Reason: z.int(),
})
export const BetRecord = z.object({
  WagersId: z.string(),
  Account,
  GameId: z.string(),
  Status: z.enum(['settled', 'void']),
  BetAmount: Money,
  PayoffAmount: Money,
  WagersTime: Moment,
  SettlementTime: Moment,
})
export const Records = z.object({
  Records: z.array(BetRecord),
  Cursor: z.string(),
  More: z.boolean(),
})
export const Record = z.object({ Record: BetRecord, Choice: z.unknown(), Outcome: z.unknown() })

export type Said<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'code'; readonly code: number }
  | Unknown

export type Speak = <Schema extends z.ZodMiniType>(
  method: 'GET' | 'POST',
  call: string,
  fields: Readonly<globalThis.Record<string, string>>,
  schema: Schema,
  timeoutMs: number,
) => Promise<Said<z.output<Schema>>>

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const SALT_BYTES = 4

/** The agent's secret becomes a key of the day; with that, each question is proven by a digest. */
export function digestOf(question: string, agent: string, secret: string, now: Date): string {
  const dayKey = sha256(`${now.toISOString().slice(0, 10)}.${agent}.${secret}`)
  const salt = randomBytes(SALT_BYTES).toString('hex')
  return `${salt}${sha256(`${salt}.${question}.${dayKey}`)}`
}

const Envelope = z.object({ ErrorCode: z.int(), Data: z.unknown() })
const DEFINITE = 200

export const createSpeak =
  (link: ProviderLink, key: ProviderKey, wire: Wire): Speak =>
  async (method, call, fields, schema, timeoutMs) => {
    const question = new URLSearchParams({ ...fields, AgentId: link.operator }).toString()
    const proven = `${question}&Key=${digestOf(question, link.operator, key.secret, wire.now())}`
    const url = `${link.url}/api/${call}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const heard = await (method === 'GET'
      ? ask(wire, `${url}?${proven}`, { method }, timeoutMs)
      : ask(wire, url, { method, headers, body: proven }, timeoutMs))
    if (heard.kind === 'unknown') return heard
    const said = z.safeParse(Envelope, readJson(heard.text))
    if (heard.status !== DEFINITE || !said.success) return nothingKnown('bad_answer')
    const { ErrorCode: code, Data: told } = said.data
    if (code !== CODES.DONE) return { kind: 'code', code }
    const data = z.safeParse(schema, told)
    return data.success ? { kind: 'data', data: data.data } : nothingKnown('bad_answer')
  }
