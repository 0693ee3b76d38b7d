import fc from 'fast-check'
import { lookAt, paysOfLook, type SlotRules } from '../round.ts'
import { STOPS } from '../strip.ts'
import { tallyAll, type Chain, type Counted } from './tally.ts'

/** So many stops of each reel are compared at once. */
const SIDE = 3

/** Some stops of each of five reels. */
export const someStops = fc.array(
  fc.uniqueArray(fc.nat({ max: STOPS - 1 }), { minLength: SIDE, maxLength: SIDE }),
  { minLength: 5, maxLength: 5 },
)

/** The same ways of the reels to stop, as they are played and as they are counted. */
export function playedAndCounted<Name extends string>(
  rules: SlotRules<Name>,
  chains: readonly Chain[],
  stops: readonly (readonly number[])[],
): { readonly played: Counted[]; readonly counted: Counted[] } {
  const { reels, parts, feature } = rules
  if (!feature) throw new Error('made for slots with a feature')
  const chosen = reels.map((columns, reel) => stops[reel]?.map((stop) => columns[stop] ?? []) ?? [])
  const counted = tallyAll({ reels: chosen, chains, feature, parts })

  const found = new Map<string, Counted>()
  for (const combination of allOf(stops)) {
    const look = lookAt(rules, combination)
    const one = { parts: paysOfLook(look), isTrigger: look.scatter.spins > 0 }
    const key = JSON.stringify(one)
    found.set(key, { ...one, stops: (found.get(key)?.stops ?? 0) + 1 })
  }
  const played = [...found.values()].toSorted(
    (a, b) => Number(a.isTrigger) - Number(b.isTrigger) || a.parts - b.parts,
  )
  return { played, counted }
}

const allOf = (stops: readonly (readonly number[])[]): number[][] =>
  stops.reduce<number[][]>(
    (begun, reel) => begun.flatMap((start) => reel.map((stop) => [...start, stop])),
    [[]],
  )
