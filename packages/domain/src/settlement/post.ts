import { expectDone } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import type { Link } from '@oriel/domain/deposit'
import { idOf, type SettlementLine } from '@oriel/domain/payment'
import { facingAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import type { Cause, Post } from '@oriel/ledger/rules'
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

/** What a provider keeps for what we have, where it did not say so before. */
export function postsOfFees(
  settling: Settling,
  lines: readonly (SettlementLine & { readonly judged: Judged })[],
): Post[] {
  const { linkId, siteId } = settling
  return lines.flatMap((line) => {
    const { judged, currency, providerTx } = line
    const cost = judged.kind === 'matched' ? (judged.post ?? 0n) : 0n
    if (cost === 0n) return []
    const entries = [
      { account: facingAccount(siteId, 'fee', linkId, currency), units: -cost },
      { account: facingAccount(siteId, 'clearing', linkId, currency), units: cost },
    ]
    const key = `payment-fee:${linkId}:${idOf(providerTx)}`
    return [{ key, kind: 'payment-fee', cause: causeOf(settling, line), entries }]
  })
}

/** What the provider holds for us changes as the line says: by a cost, or paid on to our bank. */
export async function postLine(
  work: Work,
  ledger: Ledger,
  settling: Settling,
  line: SettlementLine,
): Promise<void> {
  const { siteId, linkId, sha, settlesTo } = settling
  const { currency, net, kind } = line
  if (net === 0n) return
  const other =
    kind === 'settlement' && settlesTo !== null
      ? facingAccount(siteId, 'clearing', settlesTo, currency)
      : facingAccount(siteId, 'fee', linkId, currency)
  const entries = [
    { account: facingAccount(siteId, 'clearing', linkId, currency), units: -net },
    { account: other, units: net },
  ]
  const key = `settlement:${sha}:${line.line}`
  const post = { key, kind: 'settlement', cause: causeOf(settling, line), entries } as const
  expectDone(await ledger.post(work, post))
  if (kind === 'settlement' && settlesTo !== null && net < 0n) {
    await expectPayment(work, settling, line, settlesTo)
  }
}

/** The bank will tell of it, or has: that is found by another reading. */
const expectPayment = (
  work: Work,
  { id, linkId }: Settling,
  { line, currency, net, reference, providerTx }: SettlementLine,
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
      amount: -net,
      reference,
      provider_tx: providerTx,
    })
    .execute()
