import { Button } from '@oriel/ui/button'
import { EmptyBlock, ErrorBlock } from '@oriel/ui/state-block'
import { useMemo } from 'react'
import type { GameCard } from '../../features/games/game-card.ts'
import { GameGrid } from '../../features/games/game-grid.tsx'
import { keyOf, readGames, type GameQuery } from '../../features/games/read-games.ts'
import { useGameList } from '../../features/games/use-game-list.ts'
import { useText } from '../../lib/text.tsx'
import { tagOf, type BoardList } from './board-list.ts'
import { GuestList } from './guest-list.tsx'

const SHOWN = 15
const readBoard: typeof readGames = (call, asker, query, part) =>
  readGames(call, asker, query, { ...part, count: SHOWN })

type BoardProps = {
  readonly gtId: number
  readonly list: BoardList
  readonly label: string
  /** What the page came with; null: read now. */
  readonly known: readonly GameCard[] | null
}

export function HallBoardGames(props: BoardProps) {
  const { list } = props
  return list === 'my_favorite' || list === 'last_play' ? <GuestList /> : <BoardGames {...props} />
}

function BoardGames({ gtId, list, label, known }: BoardProps) {
  const { t } = useText()
  const query = useMemo<GameQuery>(
    () => ({ gtIds: [gtId], gpId: null, house: null, tag: tagOf(list), text: '' }),
    [gtId, list],
  )
  const first = known && {
    key: keyOf(query),
    answer: { ok: true as const, value: { games: known, next: null } },
  }
  const { list: read, retry } = useGameList(query, first, readBoard)
  if (read.status === 'error') {
    return (
      <ErrorBlock
        title={read.message}
        retry={
          <Button variant="ghost" icon="refresh" onClick={retry}>
            {t('shell.retry')}
          </Button>
        }
      />
    )
  }
  const games = read.data?.games ?? []
  if (read.status === 'success' && games.length === 0) {
    return <EmptyBlock title={t('games.empty')} />
  }
  return <GameGrid games={games} label={label} coming={games.length === 0 ? SHOWN : 0} />
}
