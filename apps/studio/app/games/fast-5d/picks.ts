import { PLACES } from '../../../src/games/fast-5d/rules.ts'

export type Place = (typeof PLACES)[number]
/** Bets on several places at once, by how many they need. */
export const PICK_PLACES = { pair: 2, trio: 3 } as const
export type PickKind = keyof typeof PICK_PLACES

/** Digits chosen on each place, before they are made into lines. */
export type Picks = Readonly<Record<Place, readonly number[]>>
export const NO_PICKS: Picks = { a: [], b: [], c: [], d: [], e: [] }

const chosenPlaces = (picks: Picks): Place[] => PLACES.filter((place) => picks[place].length > 0)

/** Whether a digit may be chosen here: not on one place more than the bet needs. */
export const isOpenPlace = (kind: PickKind, picks: Picks, place: Place): boolean =>
  picks[place].length > 0 || chosenPlaces(picks).length < PICK_PLACES[kind]

/** Chooses a digit, or lets it go again. */
export function togglePick(picks: Picks, place: Place, digit: number): Picks {
  const before = picks[place]
  const after = before.includes(digit)
    ? before.filter((one) => one !== digit)
    : [...before, digit].toSorted((left, right) => left - right)
  return { ...picks, [place]: after }
}

/** Every combination of the chosen digits, one line each; none until there are enough places. */
export function linesOf(kind: PickKind, picks: Picks): string[] {
  const places = chosenPlaces(picks)
  if (places.length !== PICK_PLACES[kind]) return []
  let combinations = ['']
  for (const place of places) {
    combinations = combinations.flatMap((before) =>
      picks[place].map((digit) => `${before}${digit}`),
    )
  }
  return combinations.map((digits) => `${kind}:${places.join('')}:${digits}`)
}
