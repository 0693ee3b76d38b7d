import { ChipLinks } from '@oriel/ui/navigation/chip-links'
import { linkTo } from '../../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useHalls } from '../hall/use-halls.ts'
import { lobbyLabel, type HallCard, type LobbyCard } from '../hall/halls.ts'

type Props = {
  hall: HallCard
  lobby: LobbyCard
  addressOf: (lobby: LobbyCard) => string
}

/** The other providers of the hall. One in maintenance stays, and says so where it leads. */
export function LobbySwitch({ hall, lobby, addressOf }: Props) {
  const { t } = useText()
  const halls = useHalls()
  const lobbies = halls?.find(({ id }) => id === hall.id)?.lobbies ?? hall.lobbies
  if (lobbies.length < 2) return null
  const items = lobbies.map((other) => ({
    id: `${other.gpId} ${other.house}`,
    label: lobbyLabel(other),
    isCurrent: other.gpId === lobby.gpId && other.house === lobby.house,
    link: linkTo(addressOf(other), { prefetch: 'intent' }),
    ...(other.maintenance ? { icon: 'clock' as const } : { count: other.games }),
  }))
  return <ChipLinks label={t('games.other_studios', { hall: hall.name })} items={items} isRow />
}
