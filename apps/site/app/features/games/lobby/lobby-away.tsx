import { MaintenanceBlock } from '@oriel/ui/feedback/state-block'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import type { LobbyCard } from '../hall/halls.ts'
import { maintenanceTimes } from '../hall/maintenance.ts'

/** Says that a provider is closed, and from when to when. Its games stay to be seen below. */
export function LobbyAway({ lobby }: { lobby: LobbyCard }) {
  const { t } = useText()
  const { site } = useVisit()
  if (!lobby.maintenance) return null
  const { start, end, zone } = maintenanceTimes(lobby.maintenance, site.timeZone)
  return (
    <div className="lobby-away">
      <MaintenanceBlock
        title={t('games.studio_away', { studio: lobby.name })}
        time={`${start} – ${end} (${zone})`}
        text={t('games.studio_away_text')}
      />
    </div>
  )
}
