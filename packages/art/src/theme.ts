/**
 * The colours of a theme. Inside a page they are the page's own variables, so that a picture
 * changes with the theme; a file of its own needs real colours.
 */
export type ThemeColours = {
  readonly surface: string
  readonly surfaceHigh: string
  readonly line: string
  readonly brandLight: string
  readonly brand: string
  readonly brandDeep: string
}

export const pageTheme: ThemeColours = {
  surface: 'var(--surface-2, #1a1f2e)',
  surfaceHigh: 'var(--surface-3, #242a3d)',
  line: 'var(--text-faint, #8d97af)',
  brandLight: 'var(--brand-light, #ffe9ac)',
  brand: 'var(--brand, #f3c350)',
  brandDeep: 'var(--brand-deep, #c98b1e)',
}

const COLOUR = /^(#[0-9a-f]{6}|var\(--[a-z0-9-]+(, ?#[0-9a-f]{6})?\))$/i

/** Colours may come from a site's settings, and nothing else may enter by that way. */
export function checkedColours(colours: ThemeColours): ThemeColours {
  for (const [name, colour] of Object.entries(colours)) {
    if (!COLOUR.test(colour)) throw new Error(`${name} is no colour: ${JSON.stringify(colour)}`)
  }
  return colours
}
