import { HallCard } from '@oriel/ui/card/hall-card'
import { PromotionCard } from '@oriel/ui/card/promotion-card'
import { ProviderCard } from '@oriel/ui/card/provider-card'
import { plainLink } from '@oriel/ui/navigation/render-link'
import { RowTile } from '@oriel/ui/card/row-tile'
import { Tag } from '@oriel/ui/feedback/tag'
import { WideTile, WideTileSkeleton, type TableRoad } from '@oriel/ui/card/wide-tile'
import { useText } from '@oriel/web/text'
import type { GalleryPictures } from './pictures.ts'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

const here = plainLink('#cards')
const BEADS = 'bpbbptbpbbppbpb'
const NAMES = { b: 'banker', p: 'player', t: 'tie' } as const
const beads = BEADS.split('').map((one) => NAMES[one as keyof typeof NAMES])

export function Tables({ pictures }: { pictures: GalleryPictures }) {
  const words = samples[useText().locale]
  const road: TableRoad = { beads, label: words.road }
  const [first = '', second = ''] = pictures.tables
  return (
    <Section title="WideTile, RowTile" wide>
      <ul className="grid grid-cols-1 gap-3.5 desktop:grid-cols-4">
        <li>
          <WideTile
            title={words.tables[0] ?? ''}
            picture={first}
            link={here}
            tag={{ tone: 'live', text: words.betting }}
            timer={{ left: 12, total: 20, label: words.secondsLeft }}
            road={road}
            limits="$1–5,000"
            players={words.playing}
          />
        </li>
        <li>
          <WideTile
            title={words.tables[1] ?? ''}
            provider="HALO LIVE"
            picture={second}
            link={here}
            tag={{ tone: 'dark', text: words.dealing }}
            timer={{ left: 3, total: 20, label: words.secondsLeft }}
          />
        </li>
        <li>
          <WideTile
            title={words.tables[0] ?? ''}
            provider="POLARIS"
            picture={first}
            closure={{ text: words.maintenance, until: words.until }}
          />
        </li>
        <li>
          <WideTileSkeleton />
        </li>
      </ul>
      <div className="mt-4 grid grid-cols-1 gap-3 desktop:grid-cols-4">
        {words.games.slice(0, 4).map((title, at) => (
          <RowTile
            key={title}
            title={title}
            note={words.playedAgo}
            picture={pictures.games[at] ?? ''}
            link={here}
          />
        ))}
      </div>
    </Section>
  )
}

export function Cards({ pictures }: { pictures: GalleryPictures }) {
  const { t, locale } = useText()
  const words = samples[locale]
  const halls = [
    t('shell.category_slot'),
    t('shell.category_live'),
    t('shell.category_sport'),
    t('shell.category_lottery'),
    t('shell.category_card'),
    t('shell.category_crash'),
  ]
  return (
    <Section title="HallCard, ProviderCard, PromotionCard" wide>
      <Stack>
        <div className="grid grid-cols-2 gap-2.5 desktop:grid-cols-6">
          {halls.map((name, at) => (
            <HallCard
              key={name}
              name={name}
              note={at === 5 ? t('shell.coming_soon') : '412'}
              picture={pictures.halls[at] ?? ''}
              {...(at === 5 ? {} : { link: here })}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-2.5 desktop:grid-cols-5">
          <ProviderCard name="Oriel Studio" note={words.gamesOf} link={here} look="display" />
          <ProviderCard name="NORTHWIND" note={words.gamesOf} link={here} look="wide" />
          <ProviderCard name="Saffron" note={words.gamesOf} link={here} />
          <ProviderCard name="Mirador" link={here} look="slant" />
          <ProviderCard name="POLARIS" note={words.maintenance} isClosed look="wide" />
        </div>
        <div className="grid gap-3.5 desktop:grid-cols-2">
          <PromotionCard
            title={words.offerTitle}
            summary={words.offerText}
            picture={pictures.promotions[0] ?? ''}
            action={words.details}
            link={here}
          />
          <PromotionCard
            title={words.offerTitle}
            mark={<Tag tone="new">{t('games.tag_new')}</Tag>}
            picture={pictures.promotions[1] ?? ''}
            action={words.details}
            link={here}
          />
        </div>
      </Stack>
    </Section>
  )
}
