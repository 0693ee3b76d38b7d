import { findGameType, type GameTag, type GameTypeId } from '@oriel/core/game-type'
import type { GameDraft } from '@oriel/domain/games'
import { cards } from './cards.ts'
import { arena, esports, sports, virtualSports } from './contests.ts'
import { crashes, lotteries } from './draws.ts'
import { live } from './live.ts'
import { createLooks, type GameLook } from './looks.ts'
import type { Sketch } from './sketch.ts'
import { slots } from './slots.ts'
import { slugOf } from './slug.ts'
import { titleOf } from './titles.ts'

/** The halls, each with its games in the order in which people see them. */
const HALLS: readonly (readonly [GameTypeId, readonly Sketch[]])[] = [
  [2, slots],
  [3, live],
  [4, sports],
  [5, lotteries],
  [6, cards],
  [7, virtualSports],
  [8, arena],
  [9, esports],
  [10, crashes],
]

const RANK_MAX = 1_000_000
/** Among the first third every fifth is hot; every thirteenth of all is new. */
const HOT = { share: 0.36, every: 5 } as const
const NEW_EVERY = 13

/** All games of the stories. Made when asked for: whoever tells other stories pays nothing. */
export function catalogueGames(): GameDraft[] {
  const lookFor = createLooks()
  return HALLS.flatMap(([typeId, sketches]) => {
    const looks = lookFor(sketches)
    return sketches.map((sketch, place) => ({
      ...draftOf(sketch, typeId, place),
      tag: sketch.tag === undefined ? tagAt(place, sketches.length) : sketch.tag,
      art: looks[place] satisfies GameLook | undefined,
      rank: rankAt(place, sketches.length),
    }))
  })
}

function draftOf(sketch: Sketch, typeId: GameTypeId, place: number) {
  const { names, studio, house, only, hasDemo, currencies } = sketch
  return {
    providerId: studio,
    typeId,
    ...(house && { house }),
    code: `${findGameType(typeId)?.prefix}${slugOf(names.en_US)}`,
    title: titleOf(sketch, typeId, place),
    names,
    onDesktop: only !== 'mobile',
    onMobile: only !== 'desktop',
    hasDemo: hasDemo ?? false,
    currencies: currencies ?? null,
  }
}

/** Halls of any size spread over the same range, so a list of all of them begins with the best. */
const rankAt = (place: number, size: number): number => Math.round(RANK_MAX * (1 - place / size))

function tagAt(place: number, size: number): GameTag | null {
  if (place < size * HOT.share && place % HOT.every === 1) return 'hot'
  return place % NEW_EVERY === NEW_EVERY - 5 ? 'new' : null
}
