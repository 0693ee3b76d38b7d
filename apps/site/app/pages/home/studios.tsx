import { ProviderCard } from '@oriel/ui/card/provider-card'
import { linkTo } from '../../lib/link-to.tsx'
import { useText } from '../../lib/text.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { useFrame } from '../../shell/frame-data.ts'
import { Section } from '../../shell/section.tsx'
import { lobbyAddress } from '../../lib/game-address.ts'

/** Each maker of games once, in the hall where it stands first. */
export function Studios() {
  const { t } = useText()
  const { site } = useVisit()
  const halls = useFrame().halls ?? []
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
