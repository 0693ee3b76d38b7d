import type { Brush } from './brush.ts'
import { drawFlat } from './flat.ts'
import { type Look, lookOf } from './look.ts'
import { drawScene, type Scene, wrap } from './scene.ts'

/** What every picture of a game, a banner or an offer can be told. */
export type Picture = Partial<Look> & {
  /** The same id always gives the same picture. */
  readonly id: string
  /** `flat` is a handful of shapes under 1.5 kB, for visitors who save data. */
  readonly detail?: 'full' | 'flat'
  /** A picture that stands twice in one page needs two scopes, or its ids would clash. */
  readonly scope?: string
  /** Said to those who listen; a picture beside its own words stays silent. */
  readonly label?: string
}

export type Layout = Omit<Scene, 'key' | 'seed' | keyof Look>

/**
 * The picture in this layout; `over` draws words on top. What else than the id and the look makes
 * two pictures differ belongs into the kind, or they would share their ids.
 */
export function drawPicture(
  kind: readonly (string | number)[],
  picture: Picture,
  layout: Layout,
  over?: (look: Look, brush?: Brush) => string,
): string {
  const { id, detail = 'full', scope = '', label = '' } = picture
  const look = lookOf(id, picture)
  const key = JSON.stringify([kind, id, detail, scope, look])
  const scene: Scene = { ...layout, ...look, key, seed: id }
  const content =
    detail === 'flat'
      ? drawFlat(scene) + (over?.(look) ?? '')
      : drawScene(scene, (brush) => over?.(look, brush) ?? '')
  return wrap(layout.width, layout.height, content, label)
}
