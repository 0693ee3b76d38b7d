import type { CardKind } from '@oriel/core/bank-card/card-kind'
import type { Currency } from '@oriel/core/currency'
import type { Institution } from '@oriel/domain/bank-card'

type Line = readonly [code: string, name: string, digitsMin: number, digitsMax: number]

/** Banks that pay in each currency, with how long their account numbers are. Play money has two. */
const BANKS: Readonly<Record<Currency, readonly Line[]>> = {
  RMB: [
    ['icbc', 'ICBC 中国工商银行', 16, 19],
    ['ccb', 'CCB 中国建设银行', 16, 19],
    ['abc', 'ABC 中国农业银行', 16, 19],
    ['boc', 'Bank of China 中国银行', 16, 19],
    ['cmb', 'CMB 招商银行', 15, 19],
  ],
  VND: [
    ['vietcombank', 'Vietcombank', 9, 14],
    ['vietinbank', 'VietinBank', 9, 14],
    ['bidv', 'BIDV', 10, 14],
    ['agribank', 'Agribank', 13, 13],
    ['techcombank', 'Techcombank', 10, 14],
    ['mbbank', 'MB Bank', 8, 13],
    ['acb', 'ACB', 6, 13],
    ['vpbank', 'VPBank', 6, 13],
  ],
  WON: [
    ['kookmin', 'KB국민은행', 11, 14],
    ['shinhan', '신한은행', 11, 14],
    ['woori', '우리은행', 11, 14],
    ['hana', '하나은행', 11, 14],
    ['kakaobank', '카카오뱅크', 13, 13],
  ],
  // The branch in three digits and the account in seven.
  JPY: [
    ['mufg', '三菱UFJ銀行', 10, 10],
    ['smbc', '三井住友銀行', 10, 10],
    ['mizuho', 'みずほ銀行', 10, 10],
    ['rakuten', '楽天銀行', 10, 10],
  ],
  THB: [
    ['kasikorn', 'Kasikornbank', 10, 10],
    ['scb', 'Siam Commercial Bank', 10, 10],
    ['bangkok-bank', 'Bangkok Bank', 10, 10],
    ['krungthai', 'Krungthai Bank', 10, 10],
    ['krungsri', 'Bank of Ayudhya (Krungsri)', 10, 10],
  ],
  USD: [
    ['chase', 'Chase', 6, 17],
    ['bank-of-america', 'Bank of America', 6, 17],
    ['wells-fargo', 'Wells Fargo', 6, 17],
    ['citibank', 'Citibank', 6, 17],
    ['capital-one', 'Capital One', 6, 17],
  ],
  INR: [
    ['sbi', 'State Bank of India', 11, 17],
    ['hdfc', 'HDFC Bank', 14, 14],
    ['icici', 'ICICI Bank', 12, 12],
    ['axis', 'Axis Bank', 15, 15],
    ['pnb', 'Punjab National Bank', 13, 16],
  ],
  MMK: [
    ['kbz', 'KBZ Bank', 10, 17],
    ['aya', 'AYA Bank', 10, 17],
    ['cb', 'CB Bank', 10, 16],
  ],
  BRL: [
    ['banco-do-brasil', 'Banco do Brasil', 6, 13],
    ['bradesco', 'Bradesco', 6, 13],
    ['itau', 'Itaú Unibanco', 6, 13],
    ['caixa', 'Caixa Econômica Federal', 6, 16],
    ['nubank', 'Nubank', 6, 13],
  ],
  BDT: [
    ['islami', 'Islami Bank Bangladesh', 11, 17],
    ['dutch-bangla', 'Dutch-Bangla Bank', 11, 17],
    ['brac', 'BRAC Bank', 13, 17],
  ],
  NGN: [
    ['access', 'Access Bank', 10, 10],
    ['gtbank', 'GTBank', 10, 10],
    ['zenith', 'Zenith Bank', 10, 10],
    ['uba', 'UBA', 10, 10],
  ],
  GP: [
    ['harbour', 'Harbour Bank', 8, 14],
    ['lake-union', 'Lake Union', 8, 14],
  ],
}

/** Wallets, which go by a phone number. */
const WALLETS: Readonly<Partial<Record<Currency, readonly Line[]>>> = {
  RMB: [['alipay', 'Alipay 支付宝', 11, 11]],
  VND: [
    ['momo', 'MoMo', 10, 10],
    ['zalopay', 'ZaloPay', 10, 10],
  ],
  WON: [['toss', 'Toss', 10, 11]],
  JPY: [['paypay', 'PayPay', 10, 11]],
  THB: [['truemoney', 'TrueMoney', 10, 10]],
  USD: [['venmo', 'Venmo', 10, 10]],
  INR: [
    ['paytm', 'Paytm', 10, 10],
    ['phonepe', 'PhonePe', 10, 10],
  ],
  MMK: [
    ['kbzpay', 'KBZPay', 7, 11],
    ['wave', 'Wave Money', 7, 11],
  ],
  BRL: [['mercado-pago', 'Mercado Pago', 10, 11]],
  BDT: [
    ['bkash', 'bKash', 11, 11],
    ['nagad', 'Nagad', 11, 11],
  ],
  NGN: [
    ['opay', 'OPay', 10, 11],
    ['palmpay', 'PalmPay', 10, 11],
  ],
}

/** The network stands in the name: coins that go to another one are lost. */
const NETWORKS: readonly (readonly [code: string, name: string])[] = [
  ['tron', 'USDT on TRON (TRC-20)'],
  ['ethereum', 'USDT on Ethereum (ERC-20)'],
  ['bitcoin', 'Bitcoin'],
  ['ripple', 'XRP on XRP Ledger'],
]

/** Where members with this currency can be paid to. No coins for play money. */
export function institutionsFor(currency: Currency): Institution[] {
  const numbered =
    (kind: CardKind) =>
    ([code, name, min, max]: Line): Institution => {
      return { currency, kind, code, name, digits: { min, max } }
    }
  const networks = currency === 'GP' ? [] : NETWORKS
  return [
    ...BANKS[currency].map(numbered('bank')),
    ...(WALLETS[currency] ?? []).map(numbered('ewallet')),
    ...networks.map(([code, name]): Institution => {
      return { currency, kind: 'crypto', code, name, digits: null }
    }),
  ]
}
