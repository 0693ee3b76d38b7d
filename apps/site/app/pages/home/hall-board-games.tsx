import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useMemo } from 'react'
import type { GameCard } from '../../platform/game-card.ts'
import {
  GameGrid,
  keyOf,
  OwnGames,
  readGames,
  type GameQuery,
  useGameList,
} from '../../features/games/games.ts'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'
import { tagOf, type BoardList } from './board-list.ts'

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
  const { list, gtId } = props
  const isMembers = list === 'my_favorite' || list === 'last_play'
  return isMembers ? <OwnGames tab={list} place={{ gtId }} /> : <BoardGames {...props} />
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
    return <ReadAgain title={t('games.failed')} message={read.message} onRetry={retry} />
  }
  const games = read.data?.games ?? []
  if (read.status === 'success' && games.length === 0) {
    return <EmptyBlock title={t('games.empty')} />
  }
  return <GameGrid games={games} label={label} coming={games.length === 0 ? SHOWN : 0} />
}
