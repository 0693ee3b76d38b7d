import type { EmblemName } from '@oriel/art/emblems'
import type { GameTypeId } from '@oriel/core/game-type'
import { OWN, TITLES } from './own.ts'
import { turnOf, type Sketch } from './sketch.ts'
import { slugOf } from './slug.ts'
import type { StudioId } from './studios.ts'

/** Providers that speak for themselves: they know a game by the code it is listed under. */
const OTHERS: ReadonlySet<StudioId> = new Set(['GPNW', 'GPLP'])

/** Which of the studio's titles is most like a game of this look. */
const ALIKE: Partial<Record<EmblemName, string>> = {
  cards: 'baccarat',
  wheel: 'roulette',
  dice: 'sic-bo',
  spade: 'dragon-tiger',
}

/**
 * What the provider calls a game. All but two are the studio under another name: each of their
 * games is one of the titles of the same hall there.
 */
export function titleOf(sketch: Sketch, typeId: GameTypeId, place: number): string | null {
  if (OTHERS.has(sketch.studio)) return null
  if (sketch.title !== undefined) return sketch.title
  const titles: readonly string[] = TITLES[typeId]
  const name = slugOf(sketch.names.en_US)
  if (sketch.studio === OWN) {
    if (!titles.includes(name)) throw new Error(`the studio has no ${name}`)
    return name
  }
  const like = typeId === 3 ? ALIKE[sketch.emblem] : undefined
  return like ?? turnOf(titles, place)
}
