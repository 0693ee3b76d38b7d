import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useMemo, type ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { HALL_ICONS } from '../../../parts/hall-icons.ts'
import { Section } from '../../../parts/section.tsx'
import { GameListing } from '../game-listing.tsx'
import { GameRail } from '../game-rail.tsx'
import { HallHeading } from './hall-heading.tsx'
import { HallTabs } from './hall-tabs.tsx'
import { hallQuery, type HallData } from './read-hall.ts'
import { StudioCards } from './studio-cards.tsx'
import { studiosSentence } from './studios.ts'
import { useGameList } from '../use-game-list.ts'

/** S2.032: a hall with its providers and its games; `children` are shown between the two. */
export function Hall({ hall, hot, fresh, first, children }: HallData & { children?: ReactNode }) {
  const text = useText()
  const { mode } = useVisit()
  const { t } = text
  const query = useMemo(() => hallQuery(hall.id), [hall.id])
  const listing = useGameList(query, first)
  return (
    <>
      <HallHeading
        hall={hall}
        title={hall.name}
        note={t('shell.games_count', { count: hall.games })}
      >
        <p className="hall-heading-lead">{t(`games.intro_${hall.code}`)}</p>
        {/* Editions of the rules for joining names differ between the server and browsers. */}
        <p className="hall-heading-studios" suppressHydrationWarning>
          {studiosSentence(hall.lobbies, text)}
        </p>
      </HallHeading>
      <HallTabs current={hall.id} />
      <StudioCards hall={hall} />
      {children}
      {hot.length > 0 && (
        <GameRail
          title={t('games.hot')}
          icon="fire"
          games={hot}
          firstScreen={mode === 'desktop' ? 7 : 0}
        />
      )}
      {fresh.length > 0 && <GameRail title={t('games.new')} icon="sparkle" games={fresh} />}
      <Section title={t('games.all')} icon={HALL_ICONS[hall.code]}>
        <GameListing
          listing={listing}
          label={t('games.all')}
          total={hall.games}
          empty={<EmptyBlock title={t('games.empty')} text={t('games.empty_text')} />}
        />
      </Section>
    </>
  )
}
