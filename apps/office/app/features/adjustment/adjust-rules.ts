import type { adjustWallet } from '@oriel/contract/office/adjustment'
import type { InputOf } from '@oriel/contract/endpoint'
import type { AdjustmentKind } from '@oriel/core/adjustment'
import { isCurrency } from '@oriel/core/currency'
import { isId } from '@oriel/core/id'

/** What stands in the fields of the sheet. */
export type Asked = {
  readonly kind: AdjustmentKind
  readonly currency: string
  readonly amount: string
  readonly provider: string
  readonly round: string
  readonly case: string
}

const AMOUNT = /^-?\d{1,12}(\.\d{1,4})?$/

/** What the server is asked; null while something is missing or malformed. */
export function inputOf(member: string, asked: Asked): InputOf<typeof adjustWallet.preview> | null {
  const { kind, currency } = asked
  const amount = asked.amount.trim().replaceAll(',', '')
  if (!AMOUNT.test(amount) || Number(amount) === 0 || !isCurrency(currency)) return null
  const usual = { member_id: member, kind, currency, amount }
  if (kind !== 'provider_error') return usual
  const [provider, round, ofCase] = [asked.provider, asked.round, asked.case].map((one) =>
    one.trim(),
  )
  if (!provider || (!round && !isId(ofCase ?? ''))) return null
  return {
    ...usual,
    provider_id: provider.toUpperCase(),
    ...(round && { round_id: round }),
    ...(ofCase && isId(ofCase) && { case_id: ofCase }),
  }
}
