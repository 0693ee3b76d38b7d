import type { Currency } from '@oriel/core/currency'
import type { RoundId } from '../round/rounds.ts'

/**
 * A move is called by its round: said again, after whatever happened, it has the same name.
 * A round has one bet and is never asked for with another.
 */
export const betName = (id: RoundId): string => `bet-${id}`
export const winName = (id: RoundId): string => `win-${id}`
export const rollbackName = (id: RoundId): string => `back-${id}`

type About = {
  readonly memberRef: string
  readonly round: { readonly id: RoundId; readonly currency: Currency; readonly title: string }
}

export const playerOf = ({ memberRef, round }: About) => ({
  member_ref: memberRef,
  currency: round.currency,
})

export const moveOf = (about: About, name: string) => ({
  ...playerOf(about),
  tx_id: name,
  round_id: about.round.id,
  title: about.round.title,
})
