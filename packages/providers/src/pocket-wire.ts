import type { ProviderKey, ProviderLink } from '@oriel/domain/provider'
import * as z from 'zod/mini'
import { readTwoPlaces } from './amounts.ts'
import { ask, nothingKnown, readJson, type Unknown, type Wire } from './asking.ts'
import { CurrencyCode, MomentMs } from './fields.ts'

/** What it answers when it refuses, as its documents list it. */
export const CODES = {
  PLAYER_UNKNOWN: 1300,
  CURRENCY_UNKNOWN: 1305,
  TITLE_UNKNOWN: 1307,
  MAINTENANCE: 1308,
  LOBBY_NOT_ALLOWED: 1309,
  INSUFFICIENT: 3001,
  IN_ROUND: 3002,
  AMOUNT_NOT_ALLOWED: 3003,
  REFERENCE_USED: 3004,
  TRANSACTION_UNKNOWN: 3005,
  ROUND_UNKNOWN: 3201,
} as const

export const Money = z.pipe(
  z.string().check(z.refine((text) => readTwoPlaces(text) !== null, 'not two places')),
  z.transform((text) => readTwoPlaces(text) ?? 0n),
)

export const Created = z.object({ player_id: z.string() })
export const Launched = z.object({ launch_url: z.url(), expires_at: MomentMs })
export const Kicked = z.object({ kicked: z.boolean() })
export const Turned = z.object({ turned: z.literal(true) })
export const Wallet = z.object({ balance: Money, in_play: Money })
export const Moved = z.object({ transaction_id: z.string(), amount: Money })
export const Transaction = z.object({
  transaction_id: z.string(),
  status: z.enum(['success', 'failed']),
  amount: Money,
  code: z.nullable(z.int()),
})
export const Round = z.object({
  round_id: z.string(),
  player_name: z.string(),
  currency: CurrencyCode,
  game: z.string(),
  status: z.enum(['settled', 'void']),
  stake: Money,
  payout: Money,
  started_at: MomentMs,
  settled_at: MomentMs,
})
export const History = z.object({ rounds: z.array(Round), cursor: z.string(), more: z.boolean() })
export const Detail = z.object({ round: Round, choice: z.unknown(), outcome: z.unknown() })

export type Said<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'code'; readonly code: number }
  | Unknown

export type Speak = <Schema extends z.ZodMiniType>(
  path: string,
  fields: Readonly<Record<string, string>>,
  schema: Schema,
  timeoutMs: number,
) => Promise<Said<z.output<Schema>>>

const Envelope = z.union([
  z.object({ data: z.unknown(), error: z.null() }),
  z.object({ data: z.null(), error: z.object({ code: z.int() }) }),
])
const DEFINITE = 200

/** Forms go out with our token and secret in each; JSON comes back, data or a numbered error. */
export const createSpeak =
  (link: ProviderLink, key: ProviderKey, wire: Wire): Speak =>
  async (path, fields, schema, timeoutMs) => {
    const body = new URLSearchParams({
      operator_token: link.operator,
      secret_key: key.secret,
      ...fields,
    })
    const heard = await ask(wire, `${link.url}${path}`, { method: 'POST', body }, timeoutMs)
    if (heard.kind === 'unknown') return heard
    const said = z.safeParse(Envelope, readJson(heard.text))
    if (heard.status !== DEFINITE || !said.success) return nothingKnown('bad_answer')
    if (said.data.error) return { kind: 'code', code: said.data.error.code }
    const data = z.safeParse(schema, said.data.data)
    return data.success ? { kind: 'data', data: data.data } : nothingKnown('bad_answer')
  }
