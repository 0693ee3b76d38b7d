import { ProviderCard } from '@oriel/ui/card/provider-card'
import { linkTo } from '../../parts/link-to.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { useHalls } from '../../features/games/games.ts'
import { Section } from '../../parts/section.tsx'
import { lobbyAddress } from '../../platform/game-address.ts'

/** Each maker of games once, in the hall where it stands first. */
export function Studios() {
  const { t } = useText()
  const { site } = useVisit()
  const halls = useHalls() ?? []
  const studios = new Map(
    halls
      .toReversed()
      .flatMap(({ id, lobbies }) => lobbies.map((lobby) => [lobby.gpId, { id, lobby }] as const)),
  )
  if (studios.size === 0) return null
  const byName = [...studios.values()].toSorted((left, right) =>
    left.lobby.name < right.lobby.name ? -1 : 1,
  )
  return (
    <Section icon="grid" title={t('shell.studios')}>
      <ul className="home-studios">
        {byName.map(({ id, lobby }) => (
          <li key={lobby.gpId}>
            <ProviderCard name={lobby.name} link={linkTo(lobbyAddress(lobby, id, site.gameRoom))} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
