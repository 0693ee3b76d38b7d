import { columnsOf, layStrip, type Strip } from '../slot/strip.ts'

export type JadeSymbol =
  | 'wild'
  | 'scatter'
  | 'dragon'
  | 'phoenix'
  | 'carp'
  | 'lotus'
  | 'a'
  | 'k'
  | 'q'
  | 'j'

type Counts = Readonly<Partial<Record<JadeSymbol, number>>>

const OUTER: Counts = {
  scatter: 1,
  dragon: 2,
  phoenix: 3,
  carp: 4,
  lotus: 4,
  a: 4,
  k: 4,
  q: 5,
  j: 5,
}
/** Wilds are on the three reels in the middle only. */
const INNER: Counts = {
  wild: 2,
  scatter: 1,
  dragon: 2,
  phoenix: 3,
  carp: 3,
  lotus: 4,
  a: 4,
  k: 4,
  q: 4,
  j: 5,
}

export const STRIPS: readonly Strip<JadeSymbol>[] = [OUTER, INNER, INNER, INNER, OUTER].map(
  (counts) => layStrip(counts),
)
export const REELS = STRIPS.map((strip) => columnsOf(strip))
