import { ChipChoice } from '@oriel/ui/navigation/chip-group'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { Section } from '../../parts/section.tsx'
import type { GameCard } from '../../platform/game-card.ts'
import {
  GameGrid,
  gameTabs,
  OwnGames,
  type GameTab,
  type HallCard,
} from '../../features/games/games.ts'
import { ViewAll } from './view-all.tsx'

/** The hot games of a hall, with the tabs that only members have something in. */
export function FavouriteTabs({ hall, games }: { hall: HallCard; games: readonly GameCard[] }) {
  const { t } = useText()
  const [tab, setTab] = useState<GameTab>('all_game')
  return (
    <Section
      icon="fire"
      title={t('shell.hot_in', { hall: hall.name })}
      beside={
        <ChipChoice
          name="home-list"
          label={t('shell.which_games')}
          value={tab}
          onChange={(value) => setTab(value as GameTab)}
          options={gameTabs.map((value) => ({ value, label: t(`games.${value}`) }))}
        />
      }
      more={<ViewAll hall={hall} />}
    >
      {tab === 'all_game' ? (
        <GameGrid games={games} label={hall.name} firstScreen={0} />
      ) : (
        <OwnGames tab={tab} place={{ gtId: hall.id }} />
      )}
    </Section>
  )
}
