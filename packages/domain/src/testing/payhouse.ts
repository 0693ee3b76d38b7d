import type { Currency } from '@oriel/core/currency'
import { newId, siteId, type MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { askDeposit, readDeposit, sweepDeposits, type Desk } from '@oriel/domain/deposit'
import { writePersonal } from '@oriel/domain/member'
import {
  savePaymentLink,
  savePaymentMethod,
  type MethodDraft,
  type PaymentCaps,
  type PaymentPort,
  type PaymentMethodId,
} from '@oriel/domain/payment'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { facingAccount, houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { verifyLaws } from '@oriel/ledger/verify'
import { sql } from 'kysely'
import { makeMember, makeSite, NOON } from '../examples.ts'
import { PaidOutside } from './paid-outside.ts'
import { SentOutside } from './sent-outside.ts'

export const HERE = siteId(1)
export const LINK = 'PSTEST'
const PROVIDER = {
  id: LINK,
  siteId: HERE,
  dialect: 'bridge',
  url: 'http://127.0.0.1:1',
  operator: 'house',
  isSandbox: true,
}
const BANK: MethodDraft = {
  siteId: HERE,
  direction: 'in',
  code: 'bank',
  currency: 'USD',
  kind: 'bank',
  linkId: LINK,
  min: 100_000n,
  max: 100_000_000n,
  fee: { fixed: 0n, ppm: 0, least: 0n, most: null },
  expiresS: 3_600,
  promisedS: 60,
  sort: 0,
}

/** A site with one payment provider, on a database of its own. */
export async function createPayhouse(given?: TestDatabase | null, caps: Partial<PaymentCaps> = {}) {
  const database = given ?? (await testDatabase())
  await makeSite(database, { currencies: ['USD', 'VND', 'THB'] })
  return openPayhouse(database, caps)
}
export type Payhouse = Awaited<ReturnType<typeof openPayhouse>>

/** The same where there is a site already, and perhaps people of the office. */
export async function openPayhouse(database: TestDatabase, caps: Partial<PaymentCaps> = {}) {
  const ledger = createLedger(database)
  await savePaymentLink(database.rows, PROVIDER, NOON)
  const outside = new PaidOutside(caps)
  const sent = new SentOutside(LINK, caps)
  // What comes in by one, what goes out by the other.
  const port: PaymentPort = {
    ...sent.port,
    caps: outside.port.caps,
    open: (asked) => outside.port.open(asked),
    orderStatus: (reference) => outside.port.orderStatus(reference),
    arrivals: (asked) => outside.port.arrivals(asked),
  }
  const desk: Desk = {
    database,
    ledger,
    keys: testKeys,
    payments: { port: async (id) => (id === LINK ? port : null) },
  }
  const method = (changes: Partial<MethodDraft> = {}): Promise<PaymentMethodId> =>
    database.transaction((work) => savePaymentMethod(work, { ...BANK, ...changes }))
  const balance = (
    kind: 'available' | 'owed',
    memberId: MemberId,
    currency: Currency = 'USD',
  ): Promise<Units> => readBalance(database.rows, memberAccount(memberId, kind, currency))
  const facing = (kind: 'clearing' | 'fee', currency: Currency = 'USD'): Promise<Units> =>
    readBalance(database.rows, facingAccount(HERE, kind, LINK, currency))
  return {
    database,
    ledger,
    desk,
    outside,
    sent,
    link: { id: LINK, siteId: HERE },
    method,
    balance,
    facing,
    suspense: (currency: Currency = 'USD') =>
      readBalance(database.rows, houseAccount(HERE, 'suspense', currency)),
    async member(name: string | null = null) {
      const member = await makeMember(database)
      if (name !== null) {
        await database.transaction((work) => writePersonal(work, testKeys, member.id, { name }))
      }
      return member
    },
    /** Asks for an order and lets a worker open it. */
    async order(memberId: MemberId, methodId: PaymentMethodId, amount: Units) {
      const asked = await askDeposit(desk, askedOf(memberId, methodId, amount))
      const { number } = expectDone(asked)
      await sweepDeposits(desk)
      return expectDone(await readDeposit(database.rows, { siteId: HERE, memberId, number }))
    },
    read: async (memberId: MemberId, number: string) =>
      expectDone(await readDeposit(database.rows, { siteId: HERE, memberId, number })),
    ...looksAt(database),
  }
}

/** What tests look at. */
const looksAt = (database: TestDatabase) => ({
  arrival: (tx: string) =>
    database.rows
      .selectFrom('payment_arrivals')
      .selectAll()
      .where('provider_tx', '=', tx)
      .executeTakeFirstOrThrow(),
  cases: (kind: string): Promise<{ subject: string; detail: unknown }[]> =>
    database.rows
      .selectFrom('payment_cases')
      .select(['subject', 'detail'])
      .where('kind', '=', kind)
      .where('closed_at', 'is', null)
      .orderBy('subject')
      .execute(),
  /** What each suite asks at its end: the books, and one journal for each arrival posted. */
  async judge(): Promise<string[]> {
    const broken: string[] = []
    const client = await database.pool.connect()
    try {
      for await (const { law, broken: count, first } of verifyLaws(client)) {
        if (count > 0) broken.push(`${law}: ${first.join(', ')}`)
      }
    } finally {
      client.release()
    }
    const { rows: unequal } = await sql<{ tx: string }>`
      SELECT a.provider_tx AS tx FROM payment_arrivals a
      WHERE a.posted_at IS NOT NULL AND (SELECT count(*) FROM ledger_keys k
        WHERE k.key IN ('deposit:' || a.link_id || ':' || a.provider_tx,
          'arrival:' || a.link_id || ':' || a.provider_tx))
        <> CASE WHEN a.given_to IS NOT NULL AND a.to_suspense = a.amount THEN 2 ELSE 1 END`.execute(
      database.rows,
    )
    const { rows: aside } = await sql<{ currency: string }>`
      SELECT p.currency FROM parked_arrivals p GROUP BY p.currency
      HAVING sum(p.amount) FILTER (WHERE p.ended_at IS NULL) IS DISTINCT FROM
        (SELECT nullif(sum(l.balance), 0) FROM ledger_accounts l
          WHERE l.kind = 'suspense' AND l.currency = p.currency)`.execute(database.rows)
    return [
      ...broken,
      ...unequal.map(({ tx }) => `arrival ${tx} has not one journal`),
      ...aside.map(({ currency }) => `what lies aside in ${currency} is not what waits`),
    ]
  },
})

export const askedOf = (memberId: MemberId, methodId: PaymentMethodId, amount: Units) => ({
  siteId: HERE,
  memberId,
  requestId: newId(),
  methodId,
  amount,
  locale: 'en_US' as const,
  returnUrl: 'https://site.example/user/Deposit',
})
