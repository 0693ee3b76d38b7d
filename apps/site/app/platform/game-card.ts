import type { GameTag } from '@oriel/core/game-type'

export type Maintenance = { readonly startsAt: Date; readonly endsAt: Date }

/** A game as pages show it: one name, in the page's language, so that a page stays small. */
export type GameCard = {
  readonly id: number
  readonly name: string
  readonly gpId: string
  readonly provider: string
  readonly gtId: number
  readonly code: string
  readonly house: string
  /** Without width and ending. */
  readonly picture: string
  readonly tag: GameTag | null
  readonly hasDemo: boolean
  readonly isFavourite: boolean
  readonly maintenance: Maintenance | null
}
