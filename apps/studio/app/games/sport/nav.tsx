import { SPORTS, type Sport } from '../../../src/sport/model/model.ts'
import { Glyph, type GlyphName } from '../../chrome/glyph.tsx'
import { useSheet } from '../../chrome/sheet-tab.ts'
import { useText } from '../../lib/text.tsx'
import type { Fixture } from './use-sport.ts'
import { SPORT_GLYPHS, sportName } from './words.ts'
import './nav.css'

/** What the middle of the screen shows. */
export type View =
  | { readonly is: 'sport'; readonly sport: Sport }
  | { readonly is: 'fixture'; readonly id: string; readonly sport: Sport }
  | { readonly is: 'bets'; readonly sport: Sport }

type Props = {
  view: View
  counts: Readonly<Record<string, number>>
  fixtures: readonly Fixture[]
  openBets: number
  onView: (view: View) => void
}

/** Sports, the player's bets, and how results are made. */
export function Nav({ view, counts, fixtures, openBets, onView }: Props) {
  const { t } = useText()
  const { open } = useSheet()
  return (
    <nav className="sport-nav" aria-label={t('sportsbook.sports')}>
      {SPORTS.map((sport) => (
        <Item
          key={sport}
          glyph={SPORT_GLYPHS[sport]}
          label={sportName(t, sport)}
          count={counts[sport] ?? 0}
          isLive={fixtures.some((one) => one.sport === sport && one.phase === 'live')}
          isOn={view.is !== 'bets' && view.sport === sport}
          onPress={() => onView({ is: 'sport', sport })}
        />
      ))}
      <Item
        glyph="history"
        label={t('sportsbook.bets')}
        count={openBets}
        isOn={view.is === 'bets'}
        onPress={() => onView({ is: 'bets', sport: view.sport })}
      />
      <Item
        glyph="shield"
        label={t('sportsbook.how_made')}
        isOn={false}
        onPress={() => open('fairness')}
      />
    </nav>
  )
}

type ItemProps = {
  glyph: GlyphName
  label: string
  count?: number
  isLive?: boolean
  isOn: boolean
  onPress: () => void
}

function Item({ glyph, label, count = 0, isLive = false, isOn, onPress }: ItemProps) {
  return (
    <button type="button" className="nav-item" aria-current={isOn || undefined} onClick={onPress}>
      <Glyph name={glyph} />
      <span>{label}</span>
      {isLive && <i className="live-dot" />}
      {count > 0 && <small className="figures">{count}</small>}
    </button>
  )
}
