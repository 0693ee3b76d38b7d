import { ProviderCard } from '@oriel/ui/card/provider-card'
import { linkTo } from '../../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { Section } from '../../../parts/section.tsx'
import { lobbyAddress } from '../../../platform/game-address.ts'
import { lobbyLabel, type HallCard, type LobbyCard } from './halls.ts'
import { maintenanceTimes } from './maintenance.ts'

/** So many stand beside each other on a phone. */
const FEW = 2

/** The providers of a hall. One in maintenance stays in its place and says from when to when. */
export function StudioCards({ hall }: { hall: HallCard }) {
  const { t } = useText()
  return (
    <Section title={t('shell.studios')} icon="grid">
      <ul className="studio-cards" data-few={hall.lobbies.length <= FEW || undefined}>
        {hall.lobbies.map((lobby) => (
          <li key={`${lobby.gpId} ${lobby.house}`}>
            <StudioCard lobby={lobby} gtId={hall.id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function StudioCard({ lobby, gtId }: { lobby: LobbyCard; gtId: number }) {
  const { t } = useText()
  const { site } = useVisit()
  const away = lobby.maintenance && maintenanceTimes(lobby.maintenance, site.timeZone)
  return (
    <ProviderCard
      name={lobbyLabel(lobby)}
      note={
        away
          ? `${away.start} – ${away.end} (${away.zone})`
          : t('shell.games_count', { count: lobby.games })
      }
      isClosed={away !== null}
      link={linkTo(lobbyAddress(lobby, gtId, site.gameRoom))}
    />
  )
}
