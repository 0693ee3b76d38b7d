import type { Sport, Strength } from './model/model.ts'

/** Everybody here is invented. Names are the same in every language. */
type Club = { readonly name: string; readonly rating: number; readonly colour: string }
export type League = {
  readonly sport: Sport
  readonly name: string
  readonly clubs: readonly Club[]
}

type Row = readonly [name: string, rating: number, colour: string]
const league = (sport: Sport, name: string, rows: readonly Row[]): League => ({
  sport,
  name,
  clubs: rows.map(([club, rating, colour]) => ({ name: club, rating, colour })),
})

export const LEAGUES: readonly League[] = [
  league('football', 'Lantern League', [
    ['Harbour City', 8, '#e2334a'],
    ['Northgate Utd', 7, '#2f6bff'],
    ['Violet Rovers', 6, '#a585ff'],
    ['Lake Meridian', 5, '#6ea8ff'],
    ['Amber Town', 5, '#ffc24b'],
    ['Castle Row', 4, '#e2703a'],
    ['Stonebridge', 3, '#8a94b3'],
    ['Limehill', 2, '#8fe02c'],
  ]),
  league('football', 'Liga Salina', [
    ['Puerto Brisa', 8, '#22b8cf'],
    ['Verde Alta', 7, '#2fd39b'],
    ['Rosa Norte', 5, '#ff8fb8'],
    ['Marisol', 5, '#ff5d78'],
    ['Cabo Sur', 4, '#f08c2e'],
    ['Monteluz', 3, '#f4f0ff'],
  ]),
  league('football', 'Island Cup', [
    ['Pearl Bay', 7, '#c8f0ff'],
    ['Coral Point', 6, '#ff7a66'],
    ['Banyan Park', 5, '#5cc46a'],
    ['Kite Hill', 4, '#ffd84d'],
    ['Salt Quay', 4, '#9bb7c9'],
    ['Monsoon FC', 3, '#4d7cc9'],
  ]),
  league('basketball', 'Skyline Circuit', [
    ['Copper Hawks', 8, '#d07a3c'],
    ['Tidewater Five', 7, '#31a6c9'],
    ['Foundry Kings', 6, '#c94f4f'],
    ['Juniper Jets', 5, '#58b368'],
    ['Neon Owls', 4, '#b46bff'],
    ['Granite Bears', 3, '#93a1b8'],
  ]),
  league('basketball', 'Delta Hoops', [
    ['Lotus Flyers', 7, '#ff85b3'],
    ['River Cranes', 6, '#7fb8ff'],
    ['Bamboo Blaze', 5, '#7ed957'],
    ['Jade Harbour', 5, '#1fbf8f'],
    ['Ember Coast', 4, '#ff9240'],
    ['Silver Comets', 2, '#cfd6e6'],
  ]),
  league('tennis', 'Orchid Open', [
    ['Ilse Varga-Lund', 8, '#f4c542'],
    ['Mirel Astao', 7, '#ff7f9e'],
    ['Noor Talvera', 6, '#59c3ff'],
    ['Sunniva Oke', 5, '#9fe870'],
    ['Dalia Renwick', 4, '#c69bff'],
    ['Kaia Morrow-Sen', 3, '#ffa65c'],
  ]),
  league('tennis', 'Clay Court Tour', [
    ['Teo Marchetta', 8, '#e8734a'],
    ['Ravi Okonjel', 7, '#4fc7a3'],
    ['Jonas Fjelbrand', 6, '#6f8cff'],
    ['Akira Tsunobe', 5, '#f25d6b'],
    ['Luis Caramora', 4, '#ffd166'],
    ['Emil Watanga', 3, '#a0aec4'],
  ]),
]

const CLUBS = new Map(LEAGUES.flatMap(({ clubs }) => clubs.map((club) => [club.name, club])))
const NOBODY = '#8a94b3'
export const colourOf = (name: string): string => CLUBS.get(name)?.colour ?? NOBODY

/** A rating in the middle: two of them are even. */
const MIDDLE = 5

type Even = Strength & {
  /** What a rating more is worth, and what the other side loses by it. */
  readonly apart: number
  /** What two good sides gain together: they score more than two weak ones. */
  readonly both: number
}
const EVEN: Readonly<Record<Sport, Even>> = {
  football: { home: 155, away: 115, apart: 8, both: 3 },
  basketball: { home: 960, away: 940, apart: 6, both: 2 },
  tennis: { home: 640, away: 640, apart: 4, both: 4 },
}

export function strengthOf(sport: Sport, home: Club, away: Club): Strength {
  const { apart, both, ...even } = EVEN[sport]
  const more = (home.rating - away.rating) * apart
  const together = (home.rating + away.rating - 2 * MIDDLE) * both
  return { home: even.home + more + together, away: even.away - more + together }
}
