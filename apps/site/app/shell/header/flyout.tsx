import { ProviderCard } from '@oriel/ui/card/provider-card'
import { Link } from 'react-router'
import { hallAddress, lobbyAddress } from '../../platform/game-address.ts'
import {
  lobbyLabel,
  type HallCard,
  type LobbyCard,
  useClosure,
} from '../../features/games/games.ts'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'

/** The providers of a hall. One in maintenance stays in its place and says until when. */
export function Flyout({ hall, onFollow }: { hall: HallCard; onFollow: () => void }) {
  const { t } = useText()
  return (
    <>
      <div className="flyout-head">
        <p className="flyout-title">
          {t('shell.hall_studios', { hall: hall.name, count: hall.lobbies.length })}
        </p>
        <Link className="flyout-all" to={hallAddress(hall.id)} onClick={onFollow}>
          {t('shell.all_games', { count: hall.games })}
        </Link>
      </div>
      {hall.lobbies.length === 0 ? (
        <p className="text-muted">{t('shell.no_studios')}</p>
      ) : (
        <ul className="flyout-grid">
          {hall.lobbies.map((lobby) => (
            <li key={`${lobby.gpId} ${lobby.house}`}>
              <LobbyLink lobby={lobby} gtId={hall.id} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LobbyLink(props: { lobby: LobbyCard; gtId: number; onFollow: () => void }) {
  const { lobby, gtId, onFollow } = props
  const { t } = useText()
  const { site } = useVisit()
  const closure = useClosure(lobby.maintenance)
  const to = lobbyAddress(lobby, gtId, site.gameRoom)
  return (
    <ProviderCard
      name={lobbyLabel(lobby)}
      note={closure ? closure.until : t('shell.games_count', { count: lobby.games })}
      isClosed={closure !== null}
      link={linkTo(to, { onClick: onFollow })}
    />
  )
}
