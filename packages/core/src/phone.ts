import type { Currency } from './currency.ts'

type PhoneFacts = {
  /** The country's calling code, without the plus. */
  readonly callingCode: string
  /** How its people write a mobile number at home. Numbers that cost extra are never among them. */
  readonly mobile: RegExp
}

/**
 * The country a currency is used in. Codes go to mobile phones of that country only, so that nobody
 * can make us call expensive numbers elsewhere. Play money has no country.
 */
const PHONES: Readonly<Record<Exclude<Currency, 'GP'>, PhoneFacts>> = {
  RMB: { callingCode: '86', mobile: /^1[3-9][0-9]{9}$/ },
  VND: { callingCode: '84', mobile: /^0[35789][0-9]{8}$/ },
  WON: { callingCode: '82', mobile: /^01[016789][0-9]{7,8}$/ },
  JPY: { callingCode: '81', mobile: /^0[789]0[0-9]{8}$/ },
  THB: { callingCode: '66', mobile: /^0[689][0-9]{8}$/ },
  USD: { callingCode: '1', mobile: /^[2-9][0-9]{2}[2-9][0-9]{6}$/ },
  INR: { callingCode: '91', mobile: /^[6-9][0-9]{9}$/ },
  MMK: { callingCode: '95', mobile: /^09[0-9]{7,9}$/ },
  BRL: { callingCode: '55', mobile: /^[1-9]{2}9[0-9]{8}$/ },
  BDT: { callingCode: '880', mobile: /^01[3-9][0-9]{8}$/ },
  NGN: { callingCode: '234', mobile: /^0[789][01][0-9]{8}$/ },
}

/** Area codes that cost extra: of services, and of the islands that share the calling code 1. */
const COSTLY_AREAS =
  /^(?:900|976|242|246|26[48]|284|345|441|473|649|658|664|721|758|767|784|8[024]9|86[89]|876)/

const factsOf = (currency: Currency): PhoneFacts | null =>
  currency === 'GP' ? null : PHONES[currency]

/** What stands before the field, such as 84; null where no country is meant. */
export const callingCodeOf = (currency: Currency): string | null =>
  factsOf(currency)?.callingCode ?? null

/** A number as other countries dial it, or null when it is no mobile phone of that country. */
export function internationalPhone(currency: Currency, digits: string): string | null {
  const facts = factsOf(currency)
  if (!facts?.mobile.test(digits)) return null
  if (currency === 'USD' && COSTLY_AREAS.test(digits)) return null
  return `+${facts.callingCode}${digits.replace(/^0/, '')}`
}

/** How people at home write what may be a number with the code of their country before it. */
export const localPhones = (digits: string): string[] =>
  Object.values(PHONES)
    .filter(({ callingCode }) => digits.startsWith(callingCode))
    .flatMap(({ callingCode, mobile }) => {
      const rest = digits.slice(callingCode.length)
      return [rest, `0${rest}`].filter((one) => mobile.test(one))
    })
