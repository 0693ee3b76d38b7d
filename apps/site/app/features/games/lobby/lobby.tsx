import { Wordmark } from '@oriel/ui/picture/wordmark'
import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '@oriel/web/text'
import { listAddress } from '../../../platform/game-address.ts'
import { lobbyLabel, type LobbyCard } from '../hall/halls.ts'
import { HallHeading } from '../hall/hall-heading.tsx'
import { LobbyAway } from './lobby-away.tsx'
import { LobbyFilters } from './lobby-filters.tsx'
import { LobbyGames } from './lobby-games.tsx'
import { OwnGames } from '../own-games.tsx'
import { LobbySearch } from './lobby-search.tsx'
import { LobbySwitch } from './lobby-switch.tsx'
import { readShown, withShown } from './place.ts'
import type { LobbyData } from './read-lobby.ts'

/** S2.028: the game list of one provider. The address holds the chosen tab, tag and search text. */
export function Lobby({ hall, lobby, tags, first }: LobbyData) {
  const { t } = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const shown = useMemo(() => readShown(search), [search])
  const onText = useCallback(
    (text: string) =>
      void navigate(withShown(search, { ...shown, text }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, search, shown],
  )
  const addressOf = ({ gpId, house }: LobbyCard) => listAddress({ gtId: hall.id, gpId, house })
  const count = t('shell.games_count', { count: lobby.games })
  return (
    <>
      <HallHeading
        hall={hall}
        title={<Wordmark name={lobbyLabel(lobby)} />}
        note={`${hall.name} · ${count}`}
      >
        {shown.tab === 'all_game' && (
          <LobbySearch studio={lobby.name} text={shown.text} onText={onText} search={search} />
        )}
      </HallHeading>
      <LobbySwitch hall={hall} lobby={lobby} addressOf={addressOf} />
      <LobbyAway lobby={lobby} />
      <LobbyFilters search={search} shown={shown} tags={tags} />
      {shown.tab === 'all_game' ? (
        <LobbyGames hall={hall} lobby={lobby} shown={shown} first={first} />
      ) : (
        <OwnGames tab={shown.tab} place={{ gtId: hall.id, gpId: lobby.gpId, house: lobby.house }} />
      )}
    </>
  )
}
