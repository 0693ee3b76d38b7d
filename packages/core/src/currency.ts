/**
 * S9.044 to S9.067: currency codes (RMB, WON, ...) are not always ISO codes; ISO codes appear only
 * when formatting. NGN is written ₦: the ₭ of S9.066 is the sign of the kip.
 */
const CURRENCIES = {
  RMB: { iso: 'CNY', symbol: '¥', decimals: 2, grouping: 'en-US' },
  VND: { iso: 'VND', symbol: '₫', decimals: 0, grouping: 'vi-VN' },
  WON: { iso: 'KRW', symbol: '₩', decimals: 0, grouping: 'en-US' },
  JPY: { iso: 'JPY', symbol: '¥', decimals: 0, grouping: 'en-US' },
  THB: { iso: 'THB', symbol: '฿', decimals: 2, grouping: 'en-US' },
  USD: { iso: 'USD', symbol: '$', decimals: 2, grouping: 'en-US' },
  INR: { iso: 'INR', symbol: '₹', decimals: 2, grouping: 'en-IN' },
  MMK: { iso: 'MMK', symbol: 'K', decimals: 0, grouping: 'en-US' },
  BRL: { iso: 'BRL', symbol: 'R$', decimals: 2, grouping: 'pt-BR' },
  BDT: { iso: 'BDT', symbol: '৳', decimals: 2, grouping: 'en-IN' },
  NGN: { iso: 'NGN', symbol: '₦', decimals: 2, grouping: 'en-US' },
  /** Play money. No country issues it, so it has no ISO code. */
  GP: { iso: null, symbol: 'G', decimals: 2, grouping: 'en-US' },
} as const satisfies Record<string, CurrencyFacts>

type CurrencyFacts = {
  iso: string | null
  symbol: string
  /** How many decimals people see; amounts are always kept with four. */
  decimals: 0 | 2
  /** Digit grouping follows the currency, not the reader: rupees and taka group by lakh. */
  grouping: string
}

export type Currency = keyof typeof CURRENCIES
export const currencies = Object.keys(CURRENCIES) as readonly Currency[]

export const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCIES, text)
export const currencyFacts = (currency: Currency): CurrencyFacts => CURRENCIES[currency]
export const symbolOf = (currency: Currency): string => CURRENCIES[currency].symbol
