import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'
import { mapsOf, type MapResult, type Team } from '../../../src/games/esport/match.ts'
import { MAPS_LINE, ROUNDS_LINE, type EsportOutcome } from '../../../src/games/esport/rules.ts'
import type { Market, Side } from './pays.ts'

type Say = Text['t']

const MARKET_NAMES: Readonly<Record<Market, MessageId>> = {
  match: 'esport.match',
  'map-one': 'esport.map_one',
  maps: 'esport.maps',
  overtime: 'esport.overtime',
  rounds: 'esport.rounds',
}
const SIDE_NAMES: Readonly<Record<Exclude<Side, Team>, MessageId>> = {
  over: 'esport.over',
  under: 'esport.under',
  yes: 'esport.yes',
  no: 'esport.no',
}

/** Invented names, written alike in every language. */
const TEAM_NAMES: Readonly<Record<Team, string>> = { ember: 'Ember', tide: 'Tide' }
export const teamName = (team: Team): string => TEAM_NAMES[team]

export const marketName = (t: Say, market: Market): string => t(MARKET_NAMES[market])
export function sideName(t: Say, market: Market, side: Side): string {
  if (side === 'ember' || side === 'tide') return teamName(side)
  return t(SIDE_NAMES[side], { line: market === 'maps' ? MAPS_LINE : ROUNDS_LINE })
}

/** "Rounds on map 1: over 22.5". */
export function spotName(t: Say, spot: string): string {
  const [market, side] = spot.split(':') as [Market, Side]
  return t('esport.spot', { market: marketName(t, market), side: sideName(t, market, side) })
}

/** "Ember wins 2 : 1". */
export const resultWords = (t: Say, { winner, maps }: EsportOutcome): string =>
  t('esport.result', {
    team: teamName(winner),
    won: mapsOf(maps, winner),
    lost: maps.length - mapsOf(maps, winner),
  })

/** "Map 1: Ember 13, Tide 9." */
export const mapWords = (
  t: Say,
  number: number,
  { ember, tide }: Pick<MapResult, 'ember' | 'tide'>,
): string => t('esport.map_said', { number, ember, tide })

/** Every map's score: "13:9 · 11:13 · 13:7". */
export const scoresText = ({ maps }: EsportOutcome): string =>
  maps.map(({ ember, tide }) => `${ember}:${tide}`).join(' · ')

/** The same with the winner, for those who hear it and for lists. */
export const wholeResult = (t: Say, outcome: EsportOutcome): string =>
  `${resultWords(t, outcome)} (${scoresText(outcome)})`
