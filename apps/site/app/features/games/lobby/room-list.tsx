import { LoadMore } from '@oriel/ui/navigation/load-more'
import { RowTile } from '@oriel/ui/card/row-tile'
import { linkTo } from '../../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { Failed } from '../game-listing.tsx'
import type { LobbyCard } from '../hall/halls.ts'
import type { GameListing } from '../use-game-list.ts'

type Props = { listing: GameListing; lobby: LobbyCard; search: URLSearchParams; chosen: number }

/** The games of a room, one below the other. The chosen one stands in the address. */
export function RoomList({ listing, lobby, search, chosen }: Props) {
  const { t } = useText()
  const { lowData } = useVisit()
  const { list, loadMore, retry } = listing
  return (
    <>
      <ul aria-label={lobby.name}>
        {list.data?.games.map((game) => (
          <li key={game.id} className="room-row" data-chosen={game.id === chosen || undefined}>
            <RowTile
              title={game.name}
              note={game.tag ? t(`games.tag_${game.tag}`) : game.provider}
              picture={game.picture}
              flat={lowData}
              link={linkTo(withGame(search, game.id), {
                replace: true,
                preventScrollReset: true,
                'aria-current': game.id === chosen ? 'true' : undefined,
              })}
            />
          </li>
        ))}
      </ul>
      {list.status === 'error' && <Failed message={list.message} onRetry={retry} />}
      {list.status !== 'error' && list.data?.next && (
        <LoadMore
          label={t('content.load_more')}
          busyLabel={t('shell.loading')}
          isBusy={list.status === 'pending'}
          onMore={loadMore}
        />
      )}
    </>
  )
}

function withGame(search: URLSearchParams, id: number): string {
  const next = new URLSearchParams(search)
  next.set('game', String(id))
  return `?${next}`
}
