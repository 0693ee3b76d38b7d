import type { GameTypeCode } from '@oriel/core/game-type'
import type { IconName } from '@oriel/ui/picture/icon'

export const HALL_ICONS: Readonly<Record<GameTypeCode, IconName>> = {
  slot: 'slots',
  live: 'live',
  sport: 'sport',
  lottery: 'lottery',
  card: 'cards',
  virtual_sport: 'virtual',
  arena: 'arena',
  esport: 'esport',
  crash: 'crash',
}
