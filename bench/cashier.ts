import { newId, type MemberId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { keyFile } from '@oriel/dev-world/key-file'
import { takeArrivals } from '@oriel/domain/deposit'
import { savePaymentLink, savePaymentMethod, type Arrival } from '@oriel/domain/payment'
import { memberOfRef } from '@oriel/domain/provider'
import { openKeys } from '@oriel/keys/keys'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { byTheClock, callers, shareOf } from './lib/clock-turns.ts'
import { atLeast, type Figure } from './lib/figure.ts'
import { onSeamlessGround, type SeamlessGround } from './lib/seamless-ground.ts'

const ALONE_FLOOR = 0.5
const BATCH_FLOOR = 0.8
const CONNECTIONS = 16
/** Pages of the feed that are read at the same time, of as many links. */
const PAGES = 4
const PAGE = 100
const BENCH_MAX_MS = 300_000
const AMOUNT = 500_000n
const LINK = { id: 'PSBENCH', siteId: ORIEL }

/** Arrivals that are credited, one by one and by pages of a feed, against bare posts. */
export const benchCashier = (): Promise<Figure[]> =>
  onSeamlessGround(BENCH_MAX_MS, CONNECTIONS, async (ground) => {
    const members = ground.memberRefs.map((ref) => memberOfRef(ref) as MemberId)
    const rates = await byTheClock(await sidesOf(ground, members))
    return [
      atLeast('cashier.alone', shareOf('alone', rates.alone, rates.bare), ALONE_FLOOR),
      atLeast('cashier.batch', shareOf('in batches', rates.batch, rates.bare), BATCH_FLOOR),
    ]
  })

async function sidesOf({ database, folder }: SeamlessGround, members: readonly MemberId[]) {
  const books = { ledger: createLedger(database), keys: openKeys(keyFile(folder)) }
  const references = await orderForEach(database, members)
  let at = 0
  const nextArrivals = (count: number): Arrival[] =>
    Array.from({ length: count }, () => {
      at = (at + 1) % references.length
      return arrivalFor(references[at] ?? '')
    })
  const take = (count: number) => async (): Promise<number> => {
    const arrivals = nextArrivals(count)
    const { credited } = await database.transaction((work) =>
      takeArrivals(work, books, LINK, arrivals),
    )
    if (credited !== count) throw new Error(`${credited} of ${count} arrivals were credited`)
    return count
  }
  const clearing = facingAccount(ORIEL, 'clearing', LINK.id, 'USD')
  const post = async (): Promise<number> => {
    at = (at + 1) % members.length
    const own = memberAccount(members[at] as MemberId, 'available', 'USD')
    const entries = transferEntries(clearing, own, money(AMOUNT, 'USD'))
    const cause = { kind: 'test', id: newId() } as const
    const bare = { key: newId(), kind: 'test', cause, entries } as const
    expectDone(await books.ledger.post(database.rows, bare))
    return 1
  }
  return {
    bare: callers(CONNECTIONS, post),
    alone: callers(CONNECTIONS, take(1)),
    batch: callers(PAGES, take(PAGE)),
  }
}

const arrivalFor = (reference: string): Arrival => ({
  providerTx: newId(),
  reference,
  currency: 'USD',
  amount: AMOUNT,
  state: 'final',
  fee: null,
  payer: { name: null, account: null },
  message: null,
  coins: null,
  takenBack: null,
  seenAt: new Date(),
  finalAt: new Date(),
})

const ORDERS = `
  INSERT INTO deposits (id, site_id, member_id, number, method_id, link_id, kind, currency, asked,
    to_pay, reference, request_id, request_sha, locale, return_url, due_at, expires_at)
  SELECT gen_random_uuid(), $1, member, 'D261114-' || to_char(place, 'FM000000'), $2, $3, 'bank',
    'USD', $4, $4, 'OR' || to_char(place, 'FM0000000'), gen_random_uuid(), sha256(''), 'en_US',
    'https://bench.example', NULL, house_now() + interval '1 day'
  FROM unnest($5::uuid[]) WITH ORDINALITY AS m (member, place)
  RETURNING reference`

/** Each member has an order of their own; gives the references in the order of members. */
async function orderForEach(
  database: SeamlessGround['database'],
  members: readonly MemberId[],
): Promise<string[]> {
  const reach = { dialect: 'bridge', url: 'http://127.0.0.1:9', operator: 'oriel', isSandbox: true }
  await savePaymentLink(database.rows, { ...LINK, ...reach }, new Date())
  const methodId = await database.transaction((work) =>
    savePaymentMethod(work, {
      siteId: ORIEL,
      direction: 'in',
      code: 'bench',
      currency: 'USD',
      kind: 'bank',
      linkId: LINK.id,
      min: 1n,
      max: AMOUNT,
      fee: { fixed: 0n, ppm: 0, least: 0n, most: null },
      expiresS: 86_400,
      promisedS: 60,
      sort: 0,
    }),
  )
  const { rows: made } = await database.pool.query<{ reference: string }>(ORDERS, [
    ORIEL,
    methodId,
    LINK.id,
    AMOUNT,
    members,
  ])
  return made.map(({ reference }) => reference)
}
