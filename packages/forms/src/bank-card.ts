import type { CardKind } from '@oriel/core/bank-card/card-kind'
import { isMemo, isNetwork, needsMemo, readAddress } from '@oriel/core/bank-card/network'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { isDigits } from './fields.ts'

/** A bank or a wallet with how long its numbers are, or a network of coins. */
export type CardTarget = {
  readonly kind: CardKind
  readonly code: string
  /** Null for a network, whose addresses have a checksum. */
  readonly digits: { readonly min: number; readonly max: number } | null
}

export type CardNumber = {
  /** As it is kept: an account number in digits alone, an address as its network writes it. */
  readonly number: string
  readonly memo: string | null
}

export type CardFault = 'number_empty' | 'number_digits' | 'number_length' | 'address' | 'memo'

/** The page asks while it is typed, the domain before it is kept. */
export function readCardNumber(
  { code, digits }: CardTarget,
  typed: { readonly number: string; readonly memo: string },
): Outcome<CardNumber, CardFault> {
  const plain = typed.number.normalize('NFKC').trim()
  if (plain === '') return refuse('number_empty')
  if (digits !== null) return readAccount(plain, digits)
  const number = isNetwork(code) ? readAddress(code, plain) : null
  if (number === null) return refuse('address')
  if (!needsMemo(code)) return done({ number, memo: null })
  const memo = typed.memo.normalize('NFKC').trim()
  return isMemo(memo) ? done({ number, memo }) : refuse('memo')
}

/** People write numbers in groups. */
const BETWEEN_GROUPS = /[\s.-]/g

function readAccount(
  plain: string,
  { min, max }: { readonly min: number; readonly max: number },
): Outcome<CardNumber, CardFault> {
  const number = plain.replaceAll(BETWEEN_GROUPS, '')
  if (!isDigits(number)) return refuse('number_digits')
  if (number.length < min || number.length > max) return refuse('number_length')
  return done({ number, memo: null })
}
