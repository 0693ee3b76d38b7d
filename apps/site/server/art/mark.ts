import { drawLogo } from '@oriel/art/logo'
import { paletteNames, palettes } from '@oriel/art/palette'
import type { ThemeColours } from '@oriel/art/theme'
import { hash32 } from '@oriel/core/partition'
import { pictureShapes } from '@oriel/core/picture'
import type { Theme } from '@oriel/core/site-settings'
import type { KnownSite } from '../site-info.ts'
import { tokensOf } from '../theme-tokens.ts'

/** What a logo is drawn in, and the ground an icon gets. */
export type MarkColours = Pick<ThemeColours, 'brandLight' | 'brand' | 'brandDeep'> & {
  readonly ground: string
}

/** What is the same for all visitors is in the look of the desktop. */
export function themeOf({ info, templates }: KnownSite): Theme {
  const template = templates.find(({ name }) => name === 'desktop') ?? templates[0]
  if (!template) throw new Error(`site ${info.code} has no template`)
  return template.theme
}

export function themeColours(theme: Theme): MarkColours {
  const tokens = tokensOf(theme)
  const colour = (name: string): string => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`the theme ${theme} has no colour ${name}`)
    return value
  }
  return {
    brandLight: colour('brand-light'),
    brand: colour('brand'),
    brandDeep: colour('brand-deep'),
    ground: colour('surface-1'),
  }
}

/** Not those whose light is too dark to be read on a dark page. */
const PROVIDER_PALETTES = paletteNames.filter((name) => name !== 'obsidian' && name !== 'midnight')

/** A provider keeps its colours on every site, in ink for a light ground or for a dark one. */
export function providerColours(providerId: string, ground: string): MarkColours {
  const at = hash32(providerId) % PROVIDER_PALETTES.length
  const name = PROVIDER_PALETTES[at] ?? 'sapphire'
  const { deep, middle, bright, cool } = palettes[name]
  return ground === 'light'
    ? { brandLight: bright, brand: middle, brandDeep: deep, ground: '#ffffff' }
    : { brandLight: '#ffffff', brand: cool, brandDeep: bright, ground: deep }
}

const drawnIn = ({ brandLight, brand, brandDeep, ground }: MarkColours): ThemeColours => ({
  surface: ground,
  surfaceHigh: ground,
  line: brand,
  brandLight,
  brand,
  brandDeep,
})

export type Mark = {
  readonly seed: string
  readonly shape: 'mark' | 'icon'
  readonly name: string
  readonly colours: MarkColours
}

/** A site carries the cut stone in a hexagon that its pages show; a provider a mark of its own. */
export function drawMark({ seed, shape, name, colours }: Mark): string {
  const isSite = seed.startsWith('logo:')
  const stone = { frame: 'hexagon', core: 'stone' } as const
  const logo = drawLogo({ id: seed, name, colours: drawnIn(colours), ...(isSite ? stone : {}) })
  const { width, height } = pictureShapes[shape]
  return framed(width, height, placed(logo, { x: 0, y: 0, width, height }))
}

type Place = { readonly x: number; readonly y: number; readonly width: number; height: number }

/** A drawing inside another keeps its form and stands in the middle of its place. */
export const placed = (svg: string, { x, y, width, height }: Place): string =>
  svg.replace(
    /^<svg xmlns="[^"]*"( viewBox="[^"]*") width="\d+" height="\d+"/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}"$1`,
  )

export const framed = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
  ` width="${width}" height="${height}" aria-hidden="true">${content}</svg>`
