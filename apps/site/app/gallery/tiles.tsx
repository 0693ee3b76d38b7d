import { GameTile, GameTileSkeleton, type GameTileProps } from '@oriel/ui/card/game-tile'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import type { GalleryPictures } from './pictures.ts'
import { samples } from './sample.ts'
import { Section } from './section.tsx'

const TINTS = ['jade', 'teal', 'lacquer', 'ruby', 'sapphire', 'midnight', 'forest']
const PROVIDERS = ['Oriel Studio', 'NORTHWIND', 'Saffron', 'KESTREL', 'Mirador', 'Lumen Play']

export function Tiles({ pictures }: { pictures: GalleryPictures }) {
  const { t, locale } = useText()
  const words = samples[locale]
  const [loved, setLoved] = useState<readonly number[]>([6])
  const toggle = (at: number): void =>
    setLoved(loved.includes(at) ? loved.filter((one) => one !== at) : [...loved, at])
  const special: Record<number, Partial<GameTileProps>> = {
    0: { tag: { tone: 'hot', text: t('games.tag_hot') } },
    2: { tag: { tone: 'new', text: t('games.tag_new') } },
    3: { flat: true },
    4: { isDemoOnly: true, tag: { tone: 'dark', text: t('games.try_demo') } },
    5: { closure: { text: words.maintenance, until: words.until } },
  }
  return (
    <Section title="GameTile: hot, plain, new, flat, demo only, closed, favourite, loading" wide>
      <ul className="grid grid-cols-3 gap-2.5 desktop:grid-cols-8 desktop:gap-3.5">
        {words.games.map((title, at) => (
          <li key={title}>
            <GameTile
              title={title}
              provider={PROVIDERS[at % PROVIDERS.length] ?? ''}
              picture={pictures.games[at % pictures.games.length] ?? ''}
              tint={TINTS[at] ?? 'jade'}
              link={plainLink('#tile')}
              labels={{
                tryDemo: t('games.try_demo'),
                favourite: `${words.favourite}: ${title}`,
                isFavourite: words.favourite,
                more: `${words.more}: ${title}`,
              }}
              isFavourite={loved.includes(at)}
              onFavourite={() => toggle(at)}
              onDemo={() => {}}
              onMore={() => {}}
              {...special[at]}
            />
          </li>
        ))}
        <li>
          <GameTileSkeleton />
        </li>
      </ul>
    </Section>
  )
}
