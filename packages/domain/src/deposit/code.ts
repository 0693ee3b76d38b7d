import { writePaymentCode, type PaymentCode } from '@oriel/core/payment-code/emv'
import type { Deposit } from './rules.ts'

const CITIES = { VND: 'HANOI', THB: 'BANGKOK', BRL: 'BRASILIA' } as const
const BANK_NUMBER = /^[0-9]{6}$/

/**
 * The text behind the picture that a bank's app scans; null where the currency has no such scheme,
 * or there is nothing to scan.
 */
export function codeOf({ kind, currency, toPay, reference, instructions }: Deposit): string | null {
  if (kind !== 'qr' || instructions?.kind !== 'qr') return null
  const { institution, number, holder } = instructions.receiver
  const code = { amount: toPay, name: holder, use: 'once' } as const
  const write = (payee: PaymentCode['payee'], city: string): string =>
    writePaymentCode({ ...code, payee, city, reference })
  if (currency === 'VND' && BANK_NUMBER.test(institution)) {
    return write({ scheme: 'vietqr', bank: institution, account: number }, CITIES.VND)
  }
  if (currency === 'THB') {
    const id = { kind: number.length === 15 ? 'ewallet' : 'identity', number } as const
    return write({ scheme: 'promptpay', id }, CITIES.THB)
  }
  if (currency === 'BRL') return write({ scheme: 'pix', key: number, text: '' }, CITIES.BRL)
  return null
}
