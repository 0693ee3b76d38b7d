import { hash32 } from '@oriel/core/partition'
import { createBrush } from '../brush.ts'
import { type Palette, palettes } from '../palette.ts'
import { randomOf } from '../random.ts'
import { createGameBrush, type GameBrush, withoutFilters } from './relief.ts'

/** How far a drawing round the origin reaches to the sides and up and down. */
export type Reach = readonly [across: number, down: number]

/** A square sprite: emblems reach about 110 units to each side. */
export const SQUARE: Reach = [120, 120]

/** What tells this drawing from all others: it decides all that is left to chance. */
type Key = readonly (string | number)[]
type Draw = (brush: GameBrush) => string
type Size = readonly [width: number, height: number]

export type Sprite = {
  readonly key: Key
  readonly reach: Reach
  /** How wide it says it is, in pixels. */
  readonly size: number
  readonly palette?: Palette
}

/**
 * A drawing round the origin on no ground. It has no filters and asks for nothing from outside, so
 * it may stand in a page, be an image, or be put on a texture.
 */
export function drawSprite({ key, reach, size, palette }: Sprite, draw: Draw): string {
  const [across, down] = reach
  const view = `${-across} ${-down} ${across * 2} ${down * 2}`
  const height = Math.round((size * down) / across)
  const inside = content(key, [size, height], palette ?? palettes.obsidian, draw)
  return svg(view, [size, height], inside)
}

export type Ground = {
  readonly key: Key
  readonly width: number
  readonly height: number
  readonly palette: Palette
}

/** A drawing from its upper left corner that fills its frame. */
export const drawGround = ({ key, width, height, palette }: Ground, draw: Draw): string =>
  svg(`0 0 ${width} ${height}`, [width, height], content(key, [width, height], palette, draw))

/** Words beside it say what it shows, so it is silent to those who listen. */
function svg(view: string, [width, height]: Size, inside: string): string {
  const size = `viewBox="${view}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} aria-hidden="true">${inside}</svg>`
}

/** Of one length, so that a prefix and a number never look like another prefix. */
const PREFIX_DIGITS = 7

/** The same drawing in two sizes looks the same, but shares no ids. */
function content(key: Key, size: Size, palette: Palette, draw: Draw): string {
  const seed = JSON.stringify(key)
  const name = JSON.stringify([...key, ...size])
  // Pictures of the lobby begin their ids with another letter.
  const prefix = `g${hash32(name).toString(36).padStart(PREFIX_DIGITS, '0')}`
  const brush = createGameBrush(prefix, createBrush(prefix, palette, randomOf(seed)))
  const shapes = withoutFilters(brush, draw(brush))
  const definitions = brush.definitions()
  return definitions === '' ? shapes : `<defs>${definitions}</defs>${shapes}`
}
