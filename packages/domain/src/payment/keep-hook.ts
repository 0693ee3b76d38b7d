import { createHash } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { openPaymentCase } from './cases.ts'
import type { HookEvent } from './hook.ts'
import { idOf } from './provider-tx.ts'

const News = z.object({
  about: z.enum(['order', 'payout']),
  reference: z.nullable(z.string()),
  provider_tx: z.string(),
  currency: z.string(),
  amount: z.string(),
  is_back: z._default(z.boolean(), false),
})
const Heard = z.object({ link_id: z.string(), event_id: z.string(), news: z.array(News) })

/** What a provider has told, as a hint of what to ask about. */
export type PaymentHeard = {
  readonly linkId: string
  readonly eventId: string
  readonly news: readonly {
    readonly about: 'order' | 'payout'
    readonly reference: string | null
    readonly providerTx: string
    readonly currency: string
    /** Empty where a payout's news name none. */
    readonly amount: string
    /** Of what we have there is more to read. */
    readonly isBack: boolean
  }[]
}

type Told = {
  readonly link: { readonly id: string; readonly siteId: SiteId }
  readonly event: HookEvent
  readonly raw: Uint8Array
}
/** Told again it is the same, or says something else under the same id. */
export type HookKept = 'fresh' | 'known' | 'differs'

/**
 * Keeps a delivery with the fact of it in one commit. It is answered after that and followed later,
 * so that a provider never waits for what we make of it.
 */
export const keepHook = (
  database: Database,
  keys: Keys,
  { link, event, raw }: Told,
): Promise<HookKept> =>
  database.transaction(async (work) => {
    const eventId = idOf(event.eventId)
    const sha = createHash('sha256').update(raw).digest()
    const { rows: kept } = await sql`
      INSERT INTO payment_hooks (link_id, event_id, body_sha) VALUES (${link.id}, ${eventId}, ${sha})
      ON CONFLICT DO NOTHING RETURNING event_id`.execute(work)
    if (kept.length === 0) return compare(work, { linkId: link.id, eventId, sha })
    await work
      .insertInto('payment_hook_bodies')
      .values({
        link_id: link.id,
        event_id: eventId,
        body_sealed: keys.seal('personal', raw, `payment hook ${link.id} ${eventId}`),
      })
      .execute()
    const data = { link_id: link.id, event_id: eventId, news: event.news.map(writeNews) }
    const fact = data satisfies z.output<typeof Heard>
    await announce(work, { name: 'payment.heard', siteId: link.siteId, owner: eventId, data: fact })
    return 'fresh'
  })

const writeNews = (news: HookEvent['news'][number]): z.output<typeof News> =>
  news.about === 'order'
    ? {
        about: news.about,
        reference: news.reference,
        provider_tx: news.providerTx,
        currency: news.currency,
        amount: String(news.amount),
        is_back: news.isBack,
      }
    : { about: news.about, reference: news.reference, ...OF_NO_ARRIVAL }
const OF_NO_ARRIVAL = { provider_tx: '', currency: '', amount: '', is_back: false }

type Known = { readonly linkId: string; readonly eventId: string; readonly sha: Buffer }

async function compare(work: Work, { linkId, eventId, sha }: Known): Promise<HookKept> {
  const { body_sha: known } = await work
    .selectFrom('payment_hooks')
    .select('body_sha')
    .where('link_id', '=', linkId)
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  if (known.equals(sha)) return 'known'
  const detail = { known: known.toString('hex'), told: sha.toString('hex') }
  await openPaymentCase(work, { linkId, kind: 'hook', subject: eventId, detail })
  return 'differs'
}

export function readPaymentHeard(data: unknown): PaymentHeard {
  const { link_id: linkId, event_id: eventId, news } = z.parse(Heard, data)
  return {
    linkId,
    eventId,
    news: news.map(({ provider_tx: providerTx, is_back: isBack, ...one }) => {
      return { ...one, providerTx, isBack }
    }),
  }
}

/** This month and the three after it. */
const MONTHS_AHEAD = 4

/** Makes the tables of bodies to come, and drops those that are old enough. */
export async function turnHookMonths(rows: Rows): Promise<void> {
  await sql`SELECT payment_make_months(house_now()::date, ${MONTHS_AHEAD})`.execute(rows)
  await sql`SELECT payment_drop_months()`.execute(rows)
}
