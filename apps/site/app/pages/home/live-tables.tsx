import { WideTile } from '@oriel/ui/card/wide-tile'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { Section } from '../../parts/section.tsx'
import { listAddress } from '../../platform/game-address.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { instead, useGameDoors, type HallCard } from '../../features/games/games.ts'
import { ViewAll } from './view-all.tsx'

const SHOWN = 4

/** Tables are wider than games: one sits at them. */
export function LiveTables({ hall, games }: { hall: HallCard; games: readonly GameCard[] }) {
  const { t } = useText()
  const { lowData } = useVisit()
  const doors = useGameDoors()
  if (games.length === 0) return null
  return (
    <Section icon={HALL_ICONS[hall.code]} title={hall.name} more={<ViewAll hall={hall} />}>
      <ul className="live-tables" aria-label={hall.name}>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <WideTile
              title={game.name}
              provider={game.provider}
              picture={`${game.picture}-wide`}
              flat={lowData}
              {...(game.tag ? { tag: { tone: game.tag, text: t(`games.tag_${game.tag}`) } } : {})}
              link={plainLink(listAddress(game), { onClick: instead(() => doors.open(game)) })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
