import { expectDone } from '@oriel/core/outcome'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import { endMatched, listWaitingOf, type WaitingArrival } from '@oriel/domain/arrival'
import { linkOf, type Desk } from '@oriel/domain/deposit'
import { openPaymentCase } from '@oriel/domain/payment'
import { facingAccount, houseAccount } from '@oriel/ledger/chart'
import { sql } from 'kysely'

type Payment = {
  readonly fileId: string
  readonly line: number
  readonly linkId: string
  readonly bankId: string
  readonly currency: string
  readonly amount: Units
  readonly reference: string
  readonly providerTx: string
  readonly ageS: number
}

const LOOKED_MAX = 200
const LATE_S = 2 * 86_400

/**
 * Finds what a provider has paid on in the feed of our bank, where it lies aside. It was posted by
 * the file, so what the feed has put aside is taken out again; one of the two alone is a case.
 */
export async function matchPaidOn(desk: Desk): Promise<number> {
  const { rows } = await sql<Payment>`
    SELECT file_id AS "fileId", line, link_id AS "linkId", bank_id AS "bankId", currency, amount,
      reference, provider_tx AS "providerTx",
      extract(epoch FROM house_now() - made_at)::float8 AS "ageS"
    FROM settlement_payments WHERE arrived_tx IS NULL
    ORDER BY bank_id, currency, amount LIMIT ${LOOKED_MAX}`.execute(desk.database.rows)
  let matched = 0
  for (const payment of rows) {
    const isFound = await desk.database.transaction((work) => match(work, desk, payment))
    if (isFound) matched += 1
    else if (payment.ageS > LATE_S) await tellLate(desk, payment)
  }
  return matched
}

async function match(work: Work, { ledger }: Desk, payment: Payment): Promise<boolean> {
  const bank = await linkOf(work, payment.bankId)
  const waiting = bank ? await listWaitingOf(work, bank, payment) : []
  const found = waiting.find((one) => isNamed(one, payment))
  if (!bank || !found) return false
  const { rows } = await sql`
    UPDATE settlement_payments SET arrived_tx = ${found.tx}
    WHERE file_id = ${payment.fileId} AND line = ${payment.line} AND arrived_tx IS NULL
    RETURNING line`.execute(work)
  if (rows.length === 0 || !(await endMatched(work, found.id))) return false
  const { currency } = found
  const entries = [
    { account: houseAccount(bank.siteId, 'suspense', currency), units: -found.amount },
    { account: facingAccount(bank.siteId, 'clearing', bank.id, currency), units: found.amount },
  ]
  const key = `settlement-arrival:${bank.id}:${found.tx}`
  const cause = { kind: 'arrival', id: `${bank.id}:${found.tx}` } as const
  expectDone(await ledger.post(work, { key, kind: 'settlement', cause, entries }))
  return true
}

/** The same amount alone says nothing: the bank's message carries what the file calls it. */
function isNamed({ message, tx }: WaitingArrival, { reference, providerTx }: Payment): boolean {
  const text = plain(`${message ?? ''} ${tx}`)
  return [reference, providerTx].some((name) => name !== '' && text.includes(plain(name)))
}
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

const tellLate = (
  { database }: Desk,
  { linkId, bankId, amount, currency, fileId, line }: Payment,
): Promise<void> =>
  openPaymentCase(database.rows, {
    linkId,
    kind: 'settlement',
    subject: `paid-on:${fileId}:${line}`,
    detail: { reason: 'not_arrived', bank: bankId, theirs: `${amount} ${currency}` },
  })
