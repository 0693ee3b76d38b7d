import { SLOT } from '@oriel/core/game-type'
import { ChipChoice } from '@oriel/ui/navigation/chip-group'
import { Icon } from '@oriel/ui/picture/icon'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { useHalls } from '../../features/games/games.ts'
import { HALL_ICONS } from '../../parts/hall-icons.ts'
import { BOARD_LABELS, boardLists, type BoardList } from './board-list.ts'
import { HallBoardGames } from './hall-board-games.tsx'
import type { HallGames } from './read-home.ts'
import { ViewAll } from './view-all.tsx'

/** Halls down the left side, and the games of the one chosen beside them. */
export function HallBoard({ games }: { games: HallGames }) {
  const { t } = useText()
  const halls = useHalls() ?? []
  const [chosen, setChosen] = useState<number>(halls[0]?.id ?? SLOT)
  const [list, setList] = useState<BoardList>('all_game')
  const hall = halls.find(({ id }) => id === chosen)
  return (
    <div className="hall-board">
      <div className="hall-board-rail" role="tablist" aria-label={t('shell.halls')}>
        {halls.map(({ id, code, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`hall-tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="hall-board-games"
            className="hall-board-tab"
            onClick={() => setChosen(id)}
          >
            <Icon name={HALL_ICONS[code]} className="size-6" />
            {name}
          </button>
        ))}
      </div>
      <div id="hall-board-games" role="tabpanel" aria-labelledby={`hall-tab-${chosen}`}>
        <div className="hall-board-lists">
          <ChipChoice
            name="home-list"
            label={t('shell.which_games')}
            value={list}
            onChange={(value) => setList(value as BoardList)}
            options={boardLists.map((value) => ({ value, label: t(BOARD_LABELS[value]) }))}
          />
        </div>
        <HallBoardGames
          key={`${chosen} ${list}`}
          gtId={chosen}
          list={list}
          label={hall?.name ?? ''}
          known={list === 'all_game' ? (games[chosen] ?? null) : null}
        />
        {hall && (
          <div className="mt-2 text-center">
            <ViewAll hall={hall} />
          </div>
        )}
      </div>
    </div>
  )
}
