import type { DataOf } from '@oriel/contract/endpoint'
import type {
  depositStateCall,
  InstructionsWire,
  paymentMethodsCall,
} from '@oriel/contract/member/deposit'
import type { DepositShown } from '@oriel/domain/deposit'
import type { Instructions, PaymentMethod } from '@oriel/domain/payment'
import type * as z from 'zod/mini'
import { webAddress } from '../../web-address.ts'

type MethodWire = DataOf<typeof paymentMethodsCall>['methods'][number]
type OrderWire = DataOf<typeof depositStateCall>['order']

export const methodWire = (method: PaymentMethod): MethodWire => ({
  id: method.id,
  kind: method.kind,
  min: method.min,
  max: method.max,
  fee: {
    fixed: method.fee.fixed,
    ppm: method.fee.ppm,
    min: method.fee.least,
    max: method.fee.most,
  },
  expires_s: method.expiresS,
  promised_s: method.promisedS,
  closed_until: method.closedUntil,
})

export const depositWire = (deposit: DepositShown, now: Date): DataOf<typeof depositStateCall> => ({
  read_at: now,
  order: orderWire(deposit),
})

export function orderWire(deposit: DepositShown): OrderWire {
  const { received, toPay, state } = deposit
  const isCredited = state === 'credited'
  // Nothing is offered to pay to but while the order waits for it.
  const isOpen = state === 'awaiting'
  return {
    number: deposit.number,
    kind: deposit.kind,
    currency: deposit.currency,
    asked: deposit.asked,
    to_pay: toPay,
    received,
    to_wallet: deposit.toWallet,
    fee: deposit.fee,
    state,
    reason: deposit.reason,
    is_late: deposit.isLate,
    // What a limit had no room for was paid all the same.
    is_short: isCredited && received < toPay && deposit.reason === null,
    is_over: isCredited && received > toPay,
    instructions: isOpen ? instructionsWire(deposit) : null,
    qr: isOpen ? deposit.code : null,
    said_paid_at: deposit.saidPaidAt,
    made_at: deposit.madeAt,
    expires_at: deposit.expiresAt,
    ended_at: deposit.endedAt,
  }
}

function instructionsWire({
  instructions,
  message,
}: DepositShown): z.output<typeof InstructionsWire> | null {
  if (!instructions) return null
  switch (instructions.kind) {
    case 'bank':
    case 'qr': {
      const { name: bank, number: account, holder } = instructions.receiver
      return { kind: instructions.kind, bank, account, holder, message }
    }
    case 'redirect': {
      const url = webAddress(instructions.url)
      return url === null ? null : { kind: 'redirect', url }
    }
    case 'crypto':
      return cryptoWire(instructions)
  }
}

const cryptoWire = (coins: Extract<Instructions, { kind: 'crypto' }>) => ({
  kind: coins.kind,
  coin: coins.coin,
  network: coins.network,
  address: coins.address,
  coins: eighths(coins.coins),
  rate: eighths(coins.rate),
  rated_at: coins.ratedAt,
})

const DECIMALS = 8

/** Ten-to-the-minus-eighths as a decimal string without zeros at its end. */
export function eighths(value: bigint): string {
  const digits = value.toString().padStart(DECIMALS + 1, '0')
  const [whole, rest] = [digits.slice(0, -DECIMALS), digits.slice(-DECIMALS).replace(/0+$/, '')]
  return rest === '' ? whole : `${whole}.${rest}`
}
