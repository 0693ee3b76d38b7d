import { currencyOfScheme, readPaymentCode, type PaymentCode } from '@oriel/core/payment-code/emv'
import { writeUnits } from '@oriel/core/money'

/** What a bank's app writes into its form when it has scanned a code; null for what is no code. */
export function readScanned(text: string): Record<string, string> | null {
  const code = readPaymentCode(text)
  if (!code) return null
  const { payee, amount, reference } = code
  return {
    account: accountOf(payee),
    currency: currencyOfScheme(payee.scheme),
    ...(amount !== null && { amount: writeUnits(amount) }),
    ...(reference !== '' && { message: reference }),
  }
}

function accountOf(payee: PaymentCode['payee']): string {
  switch (payee.scheme) {
    case 'vietqr':
      return payee.account
    case 'promptpay':
      return payee.id.number
    case 'pix':
      return payee.key
    case 'pix-charge':
      return payee.address
  }
}
