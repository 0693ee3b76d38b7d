import { isCurrency, type Currency } from '@oriel/core/currency'
import { said, type Item } from './queue-kind.ts'

/** An order that an arrival may be for, as the server has ranked it. */
export type CandidateLine = {
  readonly number: string
  readonly account: string
  /** Units, as text. */
  readonly toPay: string
  readonly currency: Currency | null
  /** Whether the message names it, in full or but for one sign. */
  readonly named: 'whole' | 'near' | null
  readonly name: 'equal' | 'near' | 'other' | null
  readonly beforeS: number
  /** Of amount, name, code and time. */
  readonly agrees: number
}

const FIELD = /^candidate\.(\d+)\.number$/
const NAMED = ['whole', 'near'] as const
const currencyOf = (value: unknown): Currency | null =>
  typeof value === 'string' && isCurrency(value) ? value : null
const NAMES = ['equal', 'near', 'other'] as const

/** Of the facts of an arrival, the best first. */
export function candidatesOf(facts: Item['facts']): readonly CandidateLine[] {
  const places = Object.keys(facts).flatMap((field) => FIELD.exec(field)?.[1] ?? [])
  return places
    .toSorted((one, other) => Number(one) - Number(other))
    .map((place) => {
      const of = (field: string) => facts[`candidate.${place}.${field}`]
      return {
        number: said(of('number')),
        account: said(of('account')),
        toPay: said(of('to_pay')),
        currency: currencyOf(of('currency')),
        named: NAMED.find((one) => one === of('named')) ?? null,
        name: NAMES.find((one) => one === of('name')) ?? null,
        beforeS: Number(of('before_s') ?? 0),
        agrees: Number(of('agrees') ?? 0),
      }
    })
}
