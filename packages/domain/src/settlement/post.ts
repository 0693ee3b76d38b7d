import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import type { Link } from '@oriel/domain/deposit'
import { idOf, type SettlementLine } from '@oriel/domain/payment'
import { facingAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import type { Cause, Entry, Post } from '@oriel/ledger/rules'
import type { Judged, SettlementFile } from './rules.ts'

/** A file that is compared, with what its link is known by. */
export type Settling = SettlementFile & {
  readonly link: Link
  /** The account of the house that its provider pays to. */
  readonly settlesTo: string | null
}

const causeOf = ({ sha }: SettlementFile, { line }: SettlementLine): Cause => ({
  kind: 'settlement-line',
  id: `${sha}:${line}`,
})

/** What a provider keeps for what we have, where it did not say so before, or gives back of it. */
export function postsOfFees(
  settling: Settling,
  lines: readonly (SettlementLine & { readonly judged: Judged })[],
): Post[] {
  const { linkId, siteId } = settling
  return lines.flatMap((line) => {
    const { judged, currency } = line
    const cost = judged.kind === 'matched' ? (judged.post ?? 0n) : 0n
    if (cost === 0n) return []
    const entries = [
      { account: facingAccount(siteId, 'fee', linkId, currency), units: -cost },
      { account: facingAccount(siteId, 'clearing', linkId, currency), units: cost },
    ]
    return [{ ...nameOf(settling, line), cause: causeOf(settling, line), entries }]
  })
}

/** A cost is posted under the key its movement would have posted it by. */
function nameOf(
  { linkId, sha }: Settling,
  { kind, line, providerTx }: SettlementLine,
): Pick<Post, 'key' | 'kind'> {
  const of = `${linkId}:${idOf(providerTx)}`
  if (kind === 'deposit' || kind === 'payout' || kind === 'refund') {
    return { key: `payment-fee:${of}`, kind: 'payment-fee' }
  }
  if (kind === 'chargeback') return { key: `chargeback-fee:${of}`, kind: 'chargeback-fee' }
  return { key: `settlement:${sha}:${line}`, kind: 'settlement' }
}

/** What the provider holds for us changes as the line says: by a cost, or paid on to our bank. */
export async function postLine(
  work: Work,
  ledger: Ledger,
  settling: Settling,
  line: SettlementLine,
): Promise<void> {
  const { siteId, linkId, sha, settlesTo } = settling
  const { currency, net, gross, fee, kind } = line
  const side = facingAccount(siteId, 'fee', linkId, currency)
  const isPaidOn = kind === 'settlement'
  if (isPaidOn && settlesTo === null) throw new Error(`${linkId} settles to no bank`)
  // What it keeps for sending it never reaches the bank.
  const others: Entry[] = isPaidOn
    ? [
        { account: facingAccount(siteId, 'clearing', settlesTo ?? '', currency), units: gross },
        { account: side, units: -fee },
      ]
    : [{ account: side, units: net }]
  const entries = [
    { account: facingAccount(siteId, 'clearing', linkId, currency), units: -net },
    ...others,
  ].filter(({ units }) => units !== 0n)
  if (entries.length === 0) return
  const key = `settlement:${sha}:${line.line}`
  const post = { key, kind: 'settlement', cause: causeOf(settling, line), entries } as const
  expectDone(await ledger.post(work, post))
  if (isPaidOn && settlesTo !== null) await expectPayment(work, settling, line, settlesTo)
}

/** The bank will tell of it, or has: that is found by another reading. */
const expectPayment = (
  work: Work,
  { id, linkId }: Settling,
  { line, currency, gross, reference, providerTx }: SettlementLine,
  bankId: string,
): Promise<unknown> =>
  work
    .insertInto('settlement_payments')
    .values({
      file_id: id,
      line,
      link_id: linkId,
      bank_id: bankId,
      currency,
      amount: -gross,
      reference,
      provider_tx: providerTx,
    })
    .execute()
