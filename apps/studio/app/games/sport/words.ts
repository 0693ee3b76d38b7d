import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { MINUTES as COURT_MINUTES, QUARTER_MINUTES } from '../../../src/sport/model/basketball.ts'
import { MINUTES } from '../../../src/sport/model/football.ts'
import type { Sport } from '../../../src/sport/model/model.ts'
import { readSelection, type Market } from '../../../src/sport/model/selection.ts'
import type { GlyphName } from '../../chrome/glyph.tsx'
import type { Fixture } from './use-sport.ts'

type Say = Text['t']

const SPORT_NAMES: Readonly<Record<Sport, MessageId>> = {
  football: 'sportsbook.football',
  basketball: 'sportsbook.basketball',
  tennis: 'sportsbook.tennis',
}
export const sportName = (t: Say, sport: Sport): string => t(SPORT_NAMES[sport])
export const SPORT_GLYPHS: Readonly<Record<Sport, GlyphName>> = {
  football: 'sport',
  basketball: 'wheel',
  tennis: 'star',
}

const TOTALS: Readonly<Record<Sport, MessageId>> = {
  football: 'sportsbook.market_goals',
  basketball: 'sportsbook.market_points',
  tennis: 'sportsbook.market_games',
}
export function marketName(t: Say, sport: Sport, market: Market): string {
  if (market === 'total') return t(TOTALS[sport])
  if (market === 'line') return t('sportsbook.market_line')
  return t(sport === 'football' ? 'sportsbook.market_result' : 'sportsbook.market_winner')
}

const HALF = 0.5
/** +1.5, −2.5: with the sign a reader expects, and never a hyphen. */
export function lineText(halves: number): string {
  const size = Math.abs(halves) * HALF
  return `${halves < 0 ? '\u2212' : '+'}${size.toFixed(1)}`
}

type Teams = Pick<Fixture, 'home' | 'away' | 'sport'>

/** What a cell says above its price: 1, X, 2, +1.5, O 2.5. */
export function cellText(t: Say, selection: string): string {
  const read = readSelection(selection)
  if (!read) return selection
  if (read.market === 'win') return { home: '1', draw: 'X', away: '2' }[read.side]
  if (read.market === 'line') return lineText(read.halves)
  const line = (read.halves * HALF).toFixed(1)
  return read.side === 'over'
    ? t('sportsbook.over_short', { line })
    : t('sportsbook.under_short', { line })
}

/** The same in full: "Harbour City to win", "Goals: over 2.5". */
export function selectionText(t: Say, { home, away, sport }: Teams, selection: string): string {
  const read = readSelection(selection)
  if (!read) return selection
  if (read.market === 'total') {
    const line = (read.halves * HALF).toFixed(1)
    const words = t(read.side === 'over' ? 'sportsbook.over' : 'sportsbook.under', { line })
    return t('sportsbook.of_market', { market: marketName(t, sport, 'total'), words })
  }
  if (read.side === 'draw') return t('sportsbook.draw')
  const team = read.side === 'home' ? home : away
  if (read.market === 'win') return t('sportsbook.to_win', { team })
  const words = `${team} ${lineText(read.halves)}`
  return t('sportsbook.of_market', { market: marketName(t, sport, 'line'), words })
}

/** Above a price where its market is said beside it: "Harbour City −0.5", "over 2.5". */
export function shortText(t: Say, teams: Teams, selection: string): string {
  const read = readSelection(selection)
  if (!read) return selection
  if (read.market === 'total') {
    const line = (read.halves * HALF).toFixed(1)
    return t(read.side === 'over' ? 'sportsbook.over' : 'sportsbook.under', { line })
  }
  if (read.side === 'draw') return t('sportsbook.draw')
  const team = read.side === 'home' ? teams.home : teams.away
  return read.market === 'win' ? team : `${team} ${lineText(read.halves)}`
}

/** Half, quarter or set that is on. */
export function partText(t: Say, fixture: Fixture): string {
  const { sport, score, phase, is_abandoned, minute } = fixture
  if (is_abandoned) return t('sportsbook.abandoned')
  if (phase === 'over') return t('sportsbook.ended')
  if (sport === 'football') {
    return t(minute < MINUTES / 2 ? 'sportsbook.half_1' : 'sportsbook.half_2')
  }
  if (sport === 'tennis') return t('sportsbook.set', { number: score.parts.length })
  const number = Math.floor(minute / QUARTER_MINUTES) + 1
  return minute < COURT_MINUTES ? t('sportsbook.quarter', { number }) : t('sportsbook.overtime')
}

/** 67′; tennis has no clock. */
export const minuteText = ({ sport, minute }: Fixture): string =>
  sport === 'tennis' ? '' : `${minute + 1}\u2032`

const MINUTE_MS = 60_000
/** "in 5 min", or that it is about to start. */
export function startsText(t: Say, iso: string, now: number): string {
  const minutes = Math.ceil((Date.parse(iso) - now) / MINUTE_MS)
  return minutes > 1 ? t('sportsbook.in_minutes', { minutes }) : t('sportsbook.soon')
}

const POINTS = ['0', '15', '30', '40'] as const
/** Points of a game of tennis: 15, 40, AD; in a tie-break they are counted. */
export function pointText({ game }: Fixture['score'], side: 'home' | 'away'): string {
  if (!game) return ''
  const [own, other] = side === 'home' ? game.points : [game.points[1], game.points[0]]
  if (game.isTieBreak) return String(own)
  const DEUCE = 3
  if (own >= DEUCE && other >= DEUCE) return own > other ? 'AD' : '40'
  return POINTS[own] ?? ''
}

const RETURNS: Readonly<Record<string, MessageId>> = {
  single_most: 'sportsbook.return_single_most',
  single_least: 'sportsbook.return_single_least',
  three_most: 'sportsbook.return_three',
  eight_most: 'sportsbook.return_eight',
}
export const returnName = (t: Say, bet: string): string =>
  t(RETURNS[bet] ?? 'sportsbook.return_single_most')
