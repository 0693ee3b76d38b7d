import { type Currency, currencyFacts } from '../currency.ts'
import { crc16 } from './crc16.ts'
import { floorToShown, money, parseUnits, type Units, writeUnits } from '../money.ts'
import { findField, readFields, writeField, type Field } from './tlv.ts'

/**
 * Payment codes of EMVCo's merchant-presented mode: the text behind a QR picture that a bank's app
 * scans. Each scheme has a place for its account and, but for PromptPay, one for our reference.
 */
type Payee =
  | { readonly scheme: 'vietqr'; readonly bank: string; readonly account: string }
  | { readonly scheme: 'promptpay'; readonly id: PromptPayId }
  | { readonly scheme: 'pix'; readonly key: string; readonly text: string }
  /** The address of a charge at the bank, without its scheme; its id lies behind that address. */
  | { readonly scheme: 'pix-charge'; readonly address: string }
type PromptPayId = { readonly kind: 'mobile' | 'identity' | 'ewallet'; readonly number: string }

export type PaymentCode = {
  readonly payee: Payee
  /** Null: whoever pays types it. */
  readonly amount: Units | null
  /** VietQR's purpose, PIX's txid; empty where there is none. */
  readonly reference: string
  readonly name: string
  readonly city: string
  /** Whether a code says that it is good once, for ever, or nothing of it. */
  readonly use: 'once' | 'always' | 'unsaid'
}

type Scheme = Payee['scheme']
type Facts = { readonly currency: Currency; readonly number: string; readonly country: string }
const VIETNAM: Facts = { currency: 'VND', number: '704', country: 'VN' }
const THAILAND: Facts = { currency: 'THB', number: '764', country: 'TH' }
const BRAZIL: Facts = { currency: 'BRL', number: '986', country: 'BR' }
const FACTS: Readonly<Record<Scheme, Facts>> = {
  vietqr: VIETNAM,
  promptpay: THAILAND,
  pix: BRAZIL,
  'pix-charge': BRAZIL,
}

/** A code of a scheme is always over this currency. */
export const currencyOfScheme = (scheme: Scheme): Currency => FACTS[scheme].currency

const NAPAS = 'A000000727'
const NAPAS_TO_ACCOUNT = 'QRIBFTTA'
const PROMPTPAY = 'A000000677010111'
const PIX = 'br.gov.bcb.pix'
/** What PIX writes where there is no txid. */
const NO_TXID = '***'
const USES = { once: '12', always: '11' } as const
const PROMPTPAY_PLACES = { mobile: '01', identity: '02', ewallet: '03' } as const
const THAI_MOBILE = '0066'

const NAME_MAX = 25
const CITY_MAX = 15

export function writePaymentCode(code: PaymentCode): string {
  const { currency, number, country } = FACTS[code.payee.scheme]
  const isPix = currency === 'BRL'
  const fields: Field[] = [
    ['00', '01'],
    ...(code.use === 'unsaid' ? [] : [['01', USES[code.use]] as const]),
    writePayee(code.payee),
    ...(isPix ? [['52', '0000'] as const] : []),
    ['53', number],
    ...(code.amount === null ? [] : [['54', writeAmount(code.amount, currency)] as const]),
    ['58', country],
    ...optional('59', plain(code.name).slice(0, NAME_MAX)),
    ...optional('60', plain(code.city).slice(0, CITY_MAX)),
    ...writeReference(code),
  ]
  const text = `${fields.map(writeField).join('')}6304`
  return text + crc16(text)
}

const optional = (id: string, value: string): Field[] => (value === '' ? [] : [[id, value]])

function writePayee(payee: Payee): Field {
  if (payee.scheme === 'vietqr') {
    const account = writeField(['00', payee.bank]) + writeField(['01', payee.account])
    return ['38', group(['00', NAPAS], ['01', account], ['02', NAPAS_TO_ACCOUNT])]
  }
  if (payee.scheme === 'promptpay') {
    const { kind, number } = payee.id
    const written = kind === 'mobile' ? THAI_MOBILE + number : number
    return ['29', group(['00', PROMPTPAY], [PROMPTPAY_PLACES[kind], written])]
  }
  if (payee.scheme === 'pix') {
    return ['26', group(['00', PIX], ['01', payee.key], ...optional('02', plain(payee.text)))]
  }
  return ['26', group(['00', PIX], ['25', payee.address])]
}

const group = (...fields: readonly Field[]): string => fields.map(writeField).join('')

function writeReference({ payee, reference }: PaymentCode): Field[] {
  if (payee.scheme === 'vietqr') return reference === '' ? [] : [['62', group(['08', reference])]]
  if (payee.scheme === 'promptpay') return []
  return [['62', group(['05', reference === '' ? NO_TXID : reference])]]
}

/** Plain decimals with a point; a coin that the currency does not have is a bug of the caller. */
function writeAmount(units: Units, currency: Currency): string {
  const isWhole = floorToShown(money(units, currency)).units === units
  if (units <= 0n || !isWhole) throw new Error(`no code is written over ${units} of ${currency}`)
  const { decimals } = currencyFacts(currency)
  const [whole = '', fraction = ''] = writeUnits(units).split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`
}

/** Printable ASCII: marks are dropped, and the Vietnamese đ, which has none, is a d. */
const plain = (text: string): string =>
  text
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replaceAll(/[^\u0020-\u007E]/g, '')

/** Null for whatever is not whole, not ours to read, or was changed on the way. */
export function readPaymentCode(text: string): PaymentCode | null {
  const fields = readFields(text)
  if (!fields || fields[0]?.[0] !== '00' || fields.at(-1)?.[0] !== '63') return null
  if (!text.endsWith(`6304${crc16(text.slice(0, -4))}`)) return null
  const payee = readPayee(fields)
  if (!payee) return null
  const { number, country } = FACTS[payee.scheme]
  if (findField(fields, '53') !== number || findField(fields, '58') !== country) return null
  const amount = findField(fields, '54')
  const units = amount === null ? null : parseUnits(amount)
  if (amount !== null && units === null) return null
  const more = readFields(findField(fields, '62') ?? '') ?? []
  const reference = findField(more, payee.scheme === 'vietqr' ? '08' : '05') ?? ''
  const use = findField(fields, '01')
  return {
    payee,
    amount: units,
    reference: reference === NO_TXID ? '' : reference,
    name: findField(fields, '59') ?? '',
    city: findField(fields, '60') ?? '',
    use: use === USES.once ? 'once' : use === USES.always ? 'always' : 'unsaid',
  }
}

function readPayee(fields: readonly Field[]): Payee | null {
  const inside = (id: string, name: string): readonly Field[] | null => {
    const found = readFields(findField(fields, id) ?? '')
    return found && findField(found, '00') === name ? found : null
  }
  const vietqr = inside('38', NAPAS)
  if (vietqr) return readVietQr(vietqr)
  const promptpay = inside('29', PROMPTPAY)
  if (promptpay) return readPromptPay(promptpay)
  const pix = inside('26', PIX)
  if (!pix) return null
  const [key, address] = [findField(pix, '01'), findField(pix, '25')]
  if (address !== null) return { scheme: 'pix-charge', address }
  return key === null ? null : { scheme: 'pix', key, text: findField(pix, '02') ?? '' }
}

function readVietQr(fields: readonly Field[]): Payee | null {
  const at = readFields(findField(fields, '01') ?? '') ?? []
  const [bank, account] = [findField(at, '00'), findField(at, '01')]
  const isToAccount = findField(fields, '02') === NAPAS_TO_ACCOUNT
  return bank === null || account === null || !isToAccount
    ? null
    : { scheme: 'vietqr', bank, account }
}

function readPromptPay(fields: readonly Field[]): Payee | null {
  const mobile = findField(fields, PROMPTPAY_PLACES.mobile)
  if (mobile?.startsWith(THAI_MOBILE)) {
    const number = mobile.slice(THAI_MOBILE.length)
    return { scheme: 'promptpay', id: { kind: 'mobile', number } }
  }
  for (const kind of ['identity', 'ewallet'] as const) {
    const number = findField(fields, PROMPTPAY_PLACES[kind])
    if (number !== null) return { scheme: 'promptpay', id: { kind, number } }
  }
  return null
}
