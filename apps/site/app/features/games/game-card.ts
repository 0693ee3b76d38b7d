import type { GameWire } from '@oriel/contract/member/games'
import { textFor, type Locale } from '@oriel/core/locale'
import type * as z from 'zod/mini'
import type { GameCard, Maintenance } from '../../platform/game-card.ts'

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
