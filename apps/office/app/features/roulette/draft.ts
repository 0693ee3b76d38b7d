import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import type { publishRoulette, rouletteWheelCall } from '@oriel/contract/office/roulette'
import type { Currency } from '@oriel/core/currency'
import { parseUnits } from '@oriel/core/money'
import { checkPrizes, type PrizeKind, type RoulettePrize } from '@oriel/core/chance/roulette'

export type ShownWheel = NonNullable<DataOf<typeof rouletteWheelCall>['wheel']>
type PublishInput = InputOf<typeof publishRoulette.preview>

/** A prize as it is typed. */
export type DraftPrize = {
  readonly id: number
  readonly kind: PrizeKind
  readonly amount: string
  readonly weight: string
  /** Empty: without an end. */
  readonly stock: string
  readonly fallback: string
}

const trimmed = (amount: string): string => amount.replace(/\.?0+$/, '') || '0'

export const draftOf = (wheel: ShownWheel | null): readonly DraftPrize[] =>
  wheel?.prizes.map((prize) => ({
    id: prize.prize_id,
    kind: prize.kind,
    amount: prize.amount.includes('.') ? trimmed(prize.amount) : prize.amount,
    weight: String(prize.weight),
    stock: prize.stock === null ? '' : String(prize.stock),
    fallback: prize.fallback_prize_id === null ? '' : String(prize.fallback_prize_id),
  })) ?? [newPrize([]), { ...newPrize([]), id: 2 }]

const ID_MAX = 99

/** The next number that no prize has. */
export function newPrize(prizes: readonly DraftPrize[]): DraftPrize {
  const used = new Set(prizes.map(({ id }) => id))
  let id = 1
  while (used.has(id) && id < ID_MAX) id += 1
  return { id, kind: 'none', amount: '0', weight: '1', stock: '', fallback: '' }
}

const WHOLE = /^\d{1,10}$/
const wholeOf = (text: string): number | null =>
  WHOLE.test(text.trim()) ? Number(text.trim()) : null

/** The same as the server reads it; null while a field cannot be read. */
export function prizesOf(draft: readonly DraftPrize[]): RoulettePrize[] | null {
  const prizes = draft.map((one): RoulettePrize | null => {
    const weight = wholeOf(one.weight)
    const amount = amountOf(one)
    const stock = one.stock.trim() === '' ? null : wholeOf(one.stock)
    if (weight === null || amount === null || (one.stock.trim() !== '' && stock === null))
      return null
    const fallbackPrizeId = stock === null ? null : wholeOf(one.fallback)
    return { prizeId: one.id, kind: one.kind, amount, weight, stock, fallbackPrizeId }
  })
  return prizes.every((one) => one !== null) ? prizes : null
}

function amountOf({ kind, amount }: DraftPrize): bigint | null {
  if (kind === 'none') return 0n
  if (kind === 'cash') return parseUnits(amount.trim().replaceAll(',', ''))
  const draws = wholeOf(amount)
  return draws === null ? null : BigInt(draws)
}

/** Why it cannot be published: the rule the server would name. */
export function reasonOf(currency: Currency, draft: readonly DraftPrize[]): string | null {
  const prizes = prizesOf(draft)
  if (!prizes) return 'unreadable'
  const checked = checkPrizes(currency, prizes)
  return checked.ok ? null : checked.reason
}

/** What the server is asked; null while it would be refused. */
export function inputOf(currency: Currency, draft: readonly DraftPrize[]): PublishInput | null {
  const prizes = reasonOf(currency, draft) === null ? prizesOf(draft) : null
  if (!prizes) return null
  return {
    currency,
    prizes: prizes.map((prize, at) => ({
      prize_id: prize.prizeId,
      kind: prize.kind,
      amount:
        prize.kind === 'cash'
          ? (draft[at]?.amount.trim().replaceAll(',', '') ?? '0')
          : String(prize.amount),
      weight: prize.weight,
      stock: prize.stock,
      fallback_prize_id: prize.fallbackPrizeId,
    })),
  }
}
