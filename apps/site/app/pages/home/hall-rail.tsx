import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { GameRail, type HallCard } from '../../features/games/games.ts'
import type { HallGames } from './read-home.ts'
import { ViewAll } from './view-all.tsx'

export function HallRail({ hall, games }: { hall: HallCard; games: HallGames }) {
  const shown = games[hall.id] ?? []
  if (shown.length === 0) return null
  return (
    <GameRail
      title={hall.name}
      icon={HALL_ICONS[hall.code]}
      games={shown}
      more={<ViewAll hall={hall} />}
    />
  )
}
