import type { TileClosure } from '@oriel/ui/card/game-tile'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import type { Maintenance } from '../../../platform/game-card.ts'
import { maintenanceTimes } from './maintenance.ts'

/** What keeps a game or a provider closed, and until when by the site's clock; null: nothing. */
export function useClosure(maintenance: Maintenance | null): Required<TileClosure> | null {
  const { t } = useText()
  const { site } = useVisit()
  if (!maintenance) return null
  const { end } = maintenanceTimes(maintenance, site.timeZone)
  return { text: t('games.maintenance'), until: t('games.until', { time: end }) }
}
