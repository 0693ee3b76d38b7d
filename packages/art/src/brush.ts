import type { Colour } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { figure } from './svg.ts'

/** Where along the gradient, which colour, and how opaque. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]
/** From one corner of the shape's box to another, in parts of it. */
export type Direction = readonly [x1: number, y1: number, x2: number, y2: number]
/** Middle and radius in parts of the shape's box. */
export type Light = readonly [x: number, y: number, radius: number]

const DOWN: Direction = [0, 0, 0, 1]
export const ACROSS: Direction = [0, 0, 1, 0]
export const UP: Direction = [0, 1, 0, 0]
export const SLANTED: Direction = [0, 0, 1, 1]
/** Light falls from above, a little from the left. */
export const FROM_ABOVE: Light = [0.36, 0.28, 0.85]

const FILTERS = {
  bevel:
    'x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="2.6" result="b"/><feSpecularLighting in="b" surfaceScale="4.5" specularConstant=".85" specularExponent="20" lighting-color="#fff6dc" result="s"><feDistantLight azimuth="235" elevation="46"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="t"/><feComposite in="SourceGraphic" in2="t" operator="arithmetic" k1="0" k2="1" k3=".9" k4="0"/>',
  shadow:
    'x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="10" stdDeviation="11" flood-color="#000" flood-opacity=".62"/>',
  soft: 'x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/>',
  blurred: 'x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/>',
} as const

/** What a drawing needs besides shapes. Each picture has one, so that no two share an id. */
export type Brush = {
  readonly palette: Palette
  readonly random: Random
  readonly linear: (stops: readonly Stop[], direction?: Direction) => string
  readonly radial: (stops: readonly Stop[], light?: Light) => string
  /** Colours at even distances, from above to below. */
  readonly down: (...colours: readonly Colour[]) => string
  /** Colours at even distances, from left to right. */
  readonly across: (...colours: readonly Colour[]) => string
  readonly clip: (shape: string) => string
  readonly filter: (name: keyof typeof FILTERS) => string
  readonly pattern: (width: number, height: number, drawing: string) => string
  /** Keeps a drawing once; the answer shows it at a place. */
  readonly stamp: (drawing: string) => (transform: string) => string
  readonly definitions: () => string
}

export function createBrush(prefix: string, palette: Palette, random: Random): Brush {
  /** Equal definitions are kept once: a picture of ninety scales needs one gradient. */
  const known = new Map<string, string>()
  const define = (tag: string, content: string): string => {
    const key = `${tag} ${content}`
    const id = known.get(key) ?? `${prefix}${known.size.toString(36)}`
    known.set(key, id)
    return id
  }
  const reference = (tag: string, content: string) => `url(#${define(tag, content)})`
  const linear = (stops: readonly Stop[], direction: Direction = DOWN) => {
    const [x1, y1, x2, y2] = direction
    const axis = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return reference('linearGradient', `${axis}>${stops.map(stopOf).join('')}`)
  }
  const evenly = (colours: readonly Colour[], direction: Direction) =>
    linear(
      colours.map((colour, index) => [index / (colours.length - 1), colour]),
      direction,
    )
  return {
    palette,
    random,
    linear,
    radial: (stops, [x, y, radius] = [0.5, 0.5, 0.5]) => {
      const circle = `cx="${figure(x, 3)}" cy="${figure(y, 3)}" r="${figure(radius, 2)}"`
      return reference('radialGradient', `${circle}>${stops.map(stopOf).join('')}`)
    },
    down: (...colours) => evenly(colours, DOWN),
    across: (...colours) => evenly(colours, ACROSS),
    clip: (shape) => reference('clipPath', `>${shape}`),
    filter: (name) => reference('filter', `color-interpolation-filters="sRGB" ${FILTERS[name]}`),
    pattern: (width, height, drawing) => {
      const tile = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`
      return reference('pattern', `${tile}>${drawing}`)
    },
    stamp: (drawing) => {
      const id = define('g', `>${drawing}`)
      return (transform) => `<use href="#${id}" transform="${transform}"/>`
    },
    definitions: () => [...known].map(definitionOf).join(''),
  }
}

function definitionOf([key, id]: readonly [key: string, id: string]): string {
  const tag = key.slice(0, key.indexOf(' '))
  const content = key.slice(tag.length + 1)
  const gap = content.startsWith('>') ? '' : ' '
  return `<${tag} id="${id}"${gap}${content}</${tag}>`
}

function stopOf([offset, colour, opacity]: Stop): string {
  const fade = opacity === undefined ? '' : ` stop-opacity="${figure(opacity, 2)}"`
  return `<stop offset="${figure(offset, 2)}" stop-color="${colour}"${fade}/>`
}
