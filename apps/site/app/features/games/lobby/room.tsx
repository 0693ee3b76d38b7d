import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { ScrollArea } from '@oriel/ui/layout/scroll-area'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { lobbyAddress } from '../../../platform/game-address.ts'
import { Failed } from '../game-listing.tsx'
import { LobbyAway } from './lobby-away.tsx'
import { LobbySwitch } from './lobby-switch.tsx'
import { lobbyQuery, type LobbyData } from './read-lobby.ts'
import { RoomList } from './room-list.tsx'
import { RoomStage } from './room-stage.tsx'
import { useGameList } from '../use-game-list.ts'

const NO_FILTER = { tag: null, text: '' }

/** S2.030: the desktop game room: the games on the left, the chosen game large beside them. */
export function Room({ hall, lobby, first }: LobbyData) {
  const { t } = useText()
  const { site } = useVisit()
  const [search] = useSearchParams()
  const query = useMemo(
    () => lobbyQuery({ gtId: hall.id, gpId: lobby.gpId, house: lobby.house }, NO_FILTER),
    [hall.id, lobby.gpId, lobby.house],
  )
  const listing = useGameList(query, first)
  const games = listing.list.data?.games ?? []
  const wanted = Number(search.get('game') ?? NaN)
  const chosen = games.find(({ id }) => id === wanted) ?? games[0]
  return (
    <>
      <LobbySwitch
        hall={hall}
        lobby={lobby}
        addressOf={(other) => lobbyAddress(other, hall.id, site.gameRoom)}
      />
      <LobbyAway lobby={lobby} />
      {listing.list.status === 'error' && !chosen && (
        <Failed message={listing.list.message} onRetry={listing.retry} />
      )}
      {listing.list.status === 'success' && !chosen && (
        <EmptyBlock title={t('games.empty')} text={t('games.empty_text')} />
      )}
      {chosen && (
        <div className="room">
          <h1 className="sr-only">{t('games.room_title', { studio: lobby.name })}</h1>
          <ScrollArea className="room-list">
            <RoomList listing={listing} lobby={lobby} search={search} chosen={chosen.id} />
          </ScrollArea>
          <RoomStage game={chosen} />
        </div>
      )}
    </>
  )
}
