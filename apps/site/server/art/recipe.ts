import { backdropNames } from '@oriel/art/backdrops'
import { drawBanner } from '@oriel/art/banner'
import { drawCategory, type CategoryName } from '@oriel/art/category'
import { emblemNames } from '@oriel/art/emblems'
import type { Look } from '@oriel/art/look'
import { paletteNames } from '@oriel/art/palette'
import { drawPromotion } from '@oriel/art/promotion'
import { drawTile } from '@oriel/art/tile'
import type { GameTypeCode } from '@oriel/core/game-type'
import { pictureSubject, type PictureShape } from '@oriel/core/picture'
import type { PictureAddress } from './address.ts'
import type { Finding } from './findings.ts'
import { drawMark, providerColours, type MarkColours } from './mark.ts'

/** Everything that decides how a drawing looks, as plain data: it is also its name when kept. */
export type Recipe = {
  readonly shape: PictureShape
  /** The same seed gives the same picture. */
  readonly seed: string
  readonly look: Partial<Look>
  readonly tilt: number
  readonly category: CategoryName | null
  readonly isActive: boolean
  readonly name: string
  readonly colours: MarkColours | null
}

const CATEGORIES = {
  slot: 'slots',
  live: 'live',
  sport: 'sport',
  lottery: 'lottery',
  card: 'cards',
  virtual_sport: 'virtual',
  arena: 'arena',
  esport: 'esport',
  crash: 'crash',
} as const satisfies Record<GameTypeCode, CategoryName>

/** A logo is drawn in the colours of its site; a provider has its own on every site. */
export function recipeOf(
  { kind, id, isWide }: PictureAddress,
  { shape, art }: Pick<Finding, 'shape' | 'art'>,
  siteColours: MarkColours | null,
): Recipe {
  const [code = '', variant = ''] = id.split('-')
  return {
    shape: isWide ? 'wide' : shape,
    // A provider has one mark, whatever ground it stands on.
    seed: pictureSubject(kind, kind === 'provider' ? code : id),
    look: chosenOf(art),
    tilt: art.tilt,
    category: Object.hasOwn(CATEGORIES, code) ? CATEGORIES[code as GameTypeCode] : null,
    isActive: variant === 'active',
    name: shape === 'mark' ? (art.name ?? '') : '',
    colours: kind === 'provider' ? providerColours(code, variant) : siteColours,
  }
}

/** A name that the drawings do not know, or no longer know, counts as not chosen. */
function chosenOf({ emblem, palette, backdrop }: Finding['art']): Partial<Look> {
  const known = <Name extends string>(names: readonly Name[], name: string | null) =>
    names.find((one) => one === name)
  const chosen = {
    emblem: known(emblemNames, emblem),
    palette: known(paletteNames, palette),
    backdrop: known(backdropNames, backdrop),
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, name]) => name !== undefined))
}

/** `flat` is a handful of shapes, for visitors who save data. */
export function drawRecipe(recipe: Recipe, detail: 'full' | 'flat'): string {
  const { shape, seed, look, tilt, category, isActive, name, colours } = recipe
  const picture = { ...look, id: seed, detail }
  switch (shape) {
    case 'tile':
      return drawTile({ ...picture, tilt })
    case 'wide':
      return drawTile({ ...picture, tilt, shape: 'wide' })
    case 'banner':
      return drawBanner(picture)
    case 'banner_mobile':
      return drawBanner({ ...picture, shape: 'mobile' })
    case 'promotion':
      return drawPromotion(picture)
    case 'card':
      return drawPromotion({ ...picture, shape: 'small' })
    case 'category': {
      if (category === null) throw new Error(`${seed} is no hall`)
      // The hall one stands in shines.
      return drawCategory({ category, detail, ...(isActive ? { backdrop: 'rays' } : {}) })
    }
    case 'mark':
    case 'icon': {
      if (colours === null) throw new Error(`${seed} has no colours`)
      return drawMark({ seed, shape, name, colours })
    }
  }
}
