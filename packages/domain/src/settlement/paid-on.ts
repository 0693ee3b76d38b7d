import { expectDone } from '@oriel/core/outcome'
import type { Units } from '@oriel/core/money'
import type { Work } from '@oriel/db/database'
import { endMatched, listWaitingOf, type WaitingArrival } from '@oriel/domain/arrival'
import { linkOf, type Desk } from '@oriel/domain/deposit'
import { closePaymentCase, openPaymentCase } from '@oriel/domain/payment'
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
  readonly isLate: boolean
}

const LOOKED_MAX = 200
/** A name of fewer signs stands in any message. */
const NAME_MIN = 6

/**
 * Finds what a provider has paid on in the feed of our bank, where it lies aside. It was posted by
 * the file, so what the feed has put aside is taken out again; one of the two alone is a case.
 */
export async function matchPaidOn(desk: Desk): Promise<number> {
  const { rows } = await sql<Payment>`
    SELECT file_id AS "fileId", line, link_id AS "linkId", bank_id AS "bankId", currency, amount,
      reference, provider_tx AS "providerTx",
      late_told_at IS NULL AND made_at < house_now() - interval '2 days' AS "isLate"
    FROM settlement_payments
    WHERE arrived_tx IS NULL AND made_at > house_now() - interval '60 days'
    ORDER BY made_at LIMIT ${LOOKED_MAX}`.execute(desk.database.rows)
  let matched = 0
  for (const payment of rows) {
    const isFound = await desk.database.transaction((work) => match(work, desk, payment))
    if (isFound) matched += 1
    else if (payment.isLate) await tellLate(desk, payment)
  }
  return matched
}

async function match(work: Work, { ledger }: Desk, payment: Payment): Promise<boolean> {
  const bank = await linkOf(work, payment.bankId)
  const waiting = bank ? await listWaitingOf(work, bank, payment) : []
  const found = waiting.find((one) => isNamed(one, payment))
  if (!bank || !found) return false
  // Somebody may have given it to a member meanwhile.
  if (!(await endMatched(work, found.id))) return false
  const { rows } = await sql`
    UPDATE settlement_payments SET arrived_tx = ${found.tx}
    WHERE file_id = ${payment.fileId} AND line = ${payment.line} AND arrived_tx IS NULL
    RETURNING line`.execute(work)
  if (rows.length === 0)
    throw new Error(`payment ${payment.fileId}:${payment.line} was matched twice`)
  await closePaymentCase(work, { linkId: bank.id, kind: 'arrival', subject: found.tx }, 'matched')
  await closePaymentCase(work, lateCaseOf(payment), 'arrived')
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

/** The same amount alone says nothing: the bank's message carries what the file calls it, whole. */
function isNamed({ message, tx }: WaitingArrival, { reference, providerTx }: Payment): boolean {
  const text = `${message ?? ''} ${tx}`.toUpperCase()
  return [reference, providerTx].some((name) => {
    const signs = name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    if (signs.length < NAME_MIN) return false
    // However the bank has spaced it.
    const spaced = Array.from(signs).join('[^A-Z0-9]*')
    return new RegExp(`(?<![A-Z0-9])${spaced}(?![A-Z0-9])`).test(text)
  })
}

const lateCaseOf = ({ linkId, fileId, line }: Payment) =>
  ({ linkId, kind: 'settlement', subject: `paid-on:${fileId}:${line}` }) as const

/** People are told once. */
const tellLate = ({ database }: Desk, payment: Payment): Promise<void> =>
  database.transaction(async (work) => {
    const { bankId, amount, currency, fileId, line } = payment
    const detail = { reason: 'not_arrived', bank: bankId, theirs: `${amount} ${currency}` }
    await openPaymentCase(work, { ...lateCaseOf(payment), detail })
    await sql`UPDATE settlement_payments SET late_told_at = house_now()
      WHERE file_id = ${fileId} AND line = ${line}`.execute(work)
  })
