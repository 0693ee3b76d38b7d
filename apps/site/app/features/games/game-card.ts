import type { GameWire } from '@oriel/contract/member/games'
import type { GameTag } from '@oriel/core/game-type'
import { textFor, type Locale } from '@oriel/core/locale'
import type * as z from 'zod/mini'

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

type Wire = z.output<typeof GameWire>

export const gameCard = (game: Wire, locale: Locale): GameCard => ({
  id: game.id,
  name: textFor(game.game_name, locale) ?? '',
  gpId: game.gp_id,
  provider: game.gp_name,
  gtId: game.gt_id,
  code: game.game_code,
  house: game.house,
  picture: game.icon_dark,
  tag: game.tag,
  hasDemo: game.has_demo,
  isFavourite: game.member_favorite,
  maintenance: maintenanceOf(game.maintenance),
})

export const maintenanceOf = (wire: Wire['maintenance']): Maintenance | null =>
  wire && { startsAt: wire.start_at, endsAt: wire.end_at }
