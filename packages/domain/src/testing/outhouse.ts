import { newId, type BankCardId, type MemberId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { plant } from '@oriel/dev-world/testing/plant'
import type { Member } from '@oriel/domain/member'
import { savePaymentLink, savePaymentMethod, type MethodDraft } from '@oriel/domain/payment'
import { answered } from '@oriel/domain/provider'
import {
  askWithdrawal,
  readWithdrawal,
  sweepPayouts,
  sweepWithdrawals,
  type OutDesk,
  type Screening,
  type Withdrawal,
} from '@oriel/domain/withdrawal'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { facingAccount, houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { verifyLaws } from '@oriel/ledger/verify'
import { sql } from 'kysely'
import { makeSite, NOON } from '../examples.ts'
import { draftOf, giveCard, makeHolder, saveExamples } from './cards.ts'
import { cheapPasswords, PIN, SITE } from './people.ts'
import { SentOutside } from './sent-outside.ts'

export const HERE = SITE.id
export const FIRST = 'PSONE'
export const SECOND = 'PSTWO'
const BANK: MethodDraft = {
  siteId: HERE,
  direction: 'out',
  code: 'bank',
  currency: 'USD',
  kind: 'bank',
  linkId: FIRST,
  min: 200_000n,
  max: 100_000_000n,
  fee: { fixed: 20_000n, ppm: 0, least: 0n, most: null },
  expiresS: 3_600,
  promisedS: 60,
  sort: 0,
}

/** A site that pays out by two providers, on a database of its own. */
export async function createOuthouse(flags: Partial<(typeof SITE)['flags']> = {}) {
  const database = await testDatabase()
  await makeSite(database, { currencies: ['USD', 'VND'], flags: { ...SITE.flags, ...flags } })
  return openOuthouse(database)
}
export type Outhouse = Awaited<ReturnType<typeof openOuthouse>>

/** The same where there is a site already, and perhaps people of the office. */
export async function openOuthouse(database: TestDatabase) {
  const ledger = createLedger(database)
  await saveExamples(database)
  const reach = { dialect: 'bridge', url: 'http://127.0.0.1:1', operator: 'house' }
  for (const id of [FIRST, SECOND]) {
    await savePaymentLink(database.rows, { id, siteId: HERE, isSandbox: true, ...reach }, NOON)
  }
  const first = new SentOutside(FIRST)
  const second = new SentOutside(SECOND, { payoutCancel: true })
  const outside: Readonly<Record<string, SentOutside>> = { [FIRST]: first, [SECOND]: second }
  const screened: { said: Awaited<ReturnType<Screening['check']>> } = { said: answered('clear') }
  const desk: OutDesk = {
    database,
    ledger,
    keys: testKeys,
    payments: { port: async (id) => outside[id]?.port ?? null },
    screening: { check: async () => screened.said },
  }
  const method = (changes: Partial<MethodDraft> = {}) =>
    database.transaction((work) => savePaymentMethod(work, { ...BANK, ...changes }))
  await method()
  return {
    database,
    ledger,
    desk,
    first,
    second,
    screened,
    method,
    secondLink: () => method({ code: 'bank2', linkId: SECOND, sort: 1 }),
    ...peopleOf(database, ledger),
    ...looksAt(database),
  }
}
const peopleOf = (database: TestDatabase, ledger: ReturnType<typeof createLedger>) => ({
  /** A member with money and an account that is known to be theirs, for long enough. */
  async holder(units: Units): Promise<{ readonly member: Member; readonly cardId: BankCardId }> {
    const member = await makeHolder(database)
    const card = await giveCard(database, member, draftOf())
    await plant(
      database,
      `UPDATE bank_cards SET added_at = house_now() - interval '2 days',
        usable_at = house_now() - interval '1 day',
        verified_at = house_now(), verified_by = 'person' WHERE id = '${card.id}'`,
    )
    await fill(ledger, member.id, units)
    return { member, cardId: card.id }
  },
  fill: (memberId: MemberId, units: Units) => fill(ledger, memberId, units),
  /** Money went to a card before, so that nobody has to look. */
  paidBefore: (cardId: BankCardId) => plant(database, paidLongAgo(cardId)),
})

const paidLongAgo = (cardId: BankCardId): string => `
     INSERT INTO withdrawals (id, site_id, member_id, number, card_id, method_id, kind, currency,
       amount, fee, settled, day, request_id, request_sha, state, people, stage, promised_at,
       made_at, ended_at, due_at)
     SELECT gen_random_uuid(), c.site_id, c.member_id, 'W260101-' || upper(substr(md5(c.id::text),
         1, 6)), c.id, m.id, 'bank', 'USD', 1000000, 0, 1000000, '2026-01-01',
       gen_random_uuid(), sha256('x'), 'paid', 0, 'ended', now() - interval '300 days',
       now() - interval '300 days', now() - interval '300 days', NULL
     FROM bank_cards c, payment_methods m
     WHERE c.id = '${cardId}' AND m.direction = 'out' AND m.replaced_at IS NULL LIMIT 1`

async function fill(
  ledger: ReturnType<typeof createLedger>,
  memberId: MemberId,
  units: Units,
): Promise<void> {
  if (units === 0n) return
  const id = newId()
  const entries = [
    { account: houseAccount(HERE, 'promotion', 'USD'), units: -units },
    { account: memberAccount(memberId, 'available', 'USD'), units },
  ]
  const cause = { kind: 'grant', id } as const
  expectDone(await ledger.postAlone({ key: `grant:${id}`, kind: 'grant', cause, entries }))
}

const looksAt = (database: TestDatabase) => ({
  balance: (kind: 'available' | 'held' | 'owed', memberId: MemberId): Promise<Units> =>
    readBalance(database.rows, memberAccount(memberId, kind, 'USD')),
  facing: (kind: 'clearing' | 'fee', linkId: string): Promise<Units> =>
    readBalance(database.rows, facingAccount(HERE, kind, linkId, 'USD')),
  read: async ({ memberId, number }: Pick<Withdrawal, 'memberId' | 'number'>) =>
    expectDone(await readWithdrawal(database.rows, { siteId: HERE, memberId, number })),
  payouts: () => database.rows.selectFrom('payouts').selectAll().orderBy('made_at').execute(),
  cases: () =>
    database.rows
      .selectFrom('payment_cases')
      .select(['subject', 'detail'])
      .where('kind', '=', 'payout')
      .where('closed_at', 'is', null)
      .execute(),
  /** Time passes for whatever rests. */
  wake: () =>
    plant(
      database,
      'UPDATE payouts SET due_at = house_now(), taken_until = NULL WHERE ended_at IS NULL',
      'UPDATE withdrawals SET due_at = house_now(), taken_until = NULL WHERE due_at IS NOT NULL',
    ),
  /** What each suite asks at its end: the books, and that what is held is what is open. */
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
    const { rows } = await sql<{ held: Units; open: Units }>`
      SELECT (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts
          WHERE kind = 'held') AS held,
        (SELECT coalesce(sum(amount - settled - released), 0)::bigint FROM withdrawals)
          AS open`.execute(database.rows)
    const [sums] = rows
    return sums?.held === sums?.open
      ? broken
      : [...broken, `held ${sums?.held}, open ${sums?.open}`]
  },
})

export const askedOf = (
  { member, cardId }: { readonly member: Member; readonly cardId: BankCardId },
  amount: Units,
) => ({
  siteId: HERE,
  memberId: member.id,
  requestId: newId(),
  cardId,
  amount,
  withdrawPassword: PIN,
  deviceSecret: null,
})

/** Asks for it and lets the checks be made. */
export async function askFor(
  house: Outhouse,
  who: Awaited<ReturnType<Outhouse['holder']>>,
  amount: Units,
): Promise<Withdrawal> {
  const asked = expectDone(
    await askWithdrawal({ ...house.desk, passwords: cheapPasswords }, askedOf(who, amount)),
  )
  await sweepWithdrawals(house.desk)
  return house.read(asked)
}

/** Brings what is approved as far as providers let it. */
export async function goOn(house: Outhouse, rounds = 3): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await house.wake()
    await sweepWithdrawals(house.desk)
    await sweepPayouts(house.desk)
  }
}
