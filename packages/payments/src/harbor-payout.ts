import type { PaymentPort, PayoutRefusal, RefundRefusal } from '@oriel/domain/payment'
import { refused } from '@oriel/domain/provider'
import { canMove } from './check.ts'
import { HARBOR_CAPS, wireAmount } from './harbor-caps.ts'
import { Accepted, Cancelled, Payout, toFate } from './harbor-wire.ts'
import { decided, told, type Speak } from './speak.ts'
import type { PaymentTimes } from './limits.ts'

const PAYOUT_REFUSALS: Readonly<Record<string, PayoutRefusal | 'duplicate'>> = {
  invalidRecipient: 'payee_invalid',
  nameMismatch: 'name_differs',
  invalidAmount: 'amount_not_allowed',
  balanceTooLow: 'insufficient_float',
  recipientBlocked: 'payee_blocked',
  maintenance: 'maintenance',
  duplicateReference: 'duplicate',
}
const REFUND_REFUSALS: Readonly<Record<string, RefundRefusal>> = {
  periodOver: 'too_late',
  invalidAmount: 'amount_not_allowed',
  duplicateReference: 'duplicate',
}

type Payouts = Pick<PaymentPort, 'payout' | 'payoutStatus' | 'payoutCancel' | 'refund'>

/** Money that leaves Harbor: payouts, and refunds of what it took. */
export const harborPayouts = (speak: Speak, { statusMs, payoutMs }: PaymentTimes): Payouts => ({
  async payout(asked) {
    if (!canMove(HARBOR_CAPS, asked)) return refused('amount_not_allowed')
    const { reference: merchantReference, payee } = asked
    if (payee.kind === 'crypto') return refused('payee_invalid')
    const { kind: type, institution: brand, account, holder: name } = payee
    const recipient = { type, brand, account, name }
    const fields = { merchantReference, amount: wireAmount(asked), recipient }
    const said = await speak('/payouts', fields, Accepted, payoutMs)
    return decided(said, PAYOUT_REFUSALS, ({ pspReference }) => ({ providerTx: pspReference }))
  },
  async payoutStatus(merchantReference) {
    const said = await speak('/payouts/search', { merchantReference }, Payout, statusMs)
    return told(said, toFate)
  },
  async payoutCancel(merchantReference) {
    const said = await speak('/payouts/cancel', { merchantReference }, Cancelled, payoutMs)
    return told(said, ({ cancelled }) => (cancelled ? 'cancelled' : 'already_sent'))
  },
  async refund(asked) {
    if (!canMove(HARBOR_CAPS, asked)) return refused('amount_not_allowed')
    const { reference: merchantReference, arrival: originalReference } = asked
    const fields = { merchantReference, originalReference, amount: wireAmount(asked) }
    const said = await speak('/refunds', fields, Accepted, payoutMs)
    return decided(said, REFUND_REFUSALS, ({ pspReference }) => ({ providerTx: pspReference }))
  },
})
