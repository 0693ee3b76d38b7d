/** A web font as its hhea table measures it, in shares of the em. */
type WebFont = { widthEm: number; ascent: number; descent: number; lineGap: number }
/** A font of the system, by the names that different systems give it. */
type InstalledFont = { names: readonly string[]; widthEm: number }
export type Fallback = {
  family: string
  weight: string
  installed: InstalledFont
  wanted: WebFont
}

/**
 * An installed font, stretched until it takes the room of the web font. The page does not move
 * when the web font comes in, so its layout shift stays 0.
 */
export function fallbackFace({ family, weight, installed, wanted }: Fallback): string {
  const size = wanted.widthEm / installed.widthEm
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-weight: ${weight};`,
    `  src: ${installed.names.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    // These are shares of the stretched em, so the stretch is taken out of them again.
    `  ascent-override: ${percent(wanted.ascent / size)};`,
    `  descent-override: ${percent(wanted.descent / size)};`,
    `  line-gap-override: ${percent(wanted.lineGap / size)};`,
    '}',
  ].join('\n')
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

// Widths are those of one long sentence of our pages, measured in Chromium at 100 px.
const JAKARTA = { ascent: 1.038, descent: 0.222, lineGap: 0 }
const JAKARTA_500: WebFont = { ...JAKARTA, widthEm: 169.25 }
const JAKARTA_700: WebFont = { ...JAKARTA, widthEm: 173.34 }
const UNBOUNDED_800: WebFont = { ascent: 0.995, descent: 0.245, lineGap: 0, widthEm: 227.39 }

// Liberation Sans has the widths of Arial.
const ARIAL = { names: ['Arial', 'ArialMT', 'Liberation Sans'], widthEm: 160.05 }
const ARIAL_BOLD = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  widthEm: 171.21,
}
const ROBOTO = { names: ['Roboto', 'Roboto Regular'], widthEm: 158.38 }
const ROBOTO_BOLD = { names: ['Roboto Bold', 'Roboto-Bold'], widthEm: 161.4 }

const text = { family: 'Plus Jakarta Sans Fallback', weight: '200 599', wanted: JAKARTA_500 }
const boldText = { ...text, weight: '600 800', wanted: JAKARTA_700 }
const android = { family: 'Plus Jakarta Sans Fallback Android' }

export const textFallbacks: readonly Fallback[] = [
  { ...text, installed: ARIAL },
  { ...boldText, installed: ARIAL_BOLD },
  { ...text, ...android, installed: ROBOTO },
  { ...boldText, ...android, installed: ROBOTO_BOLD },
]

const display = { weight: '200 900', wanted: UNBOUNDED_800 }

export const displayFallbacks: readonly Fallback[] = [
  { ...display, family: 'Unbounded Fallback', installed: ARIAL_BOLD },
  { ...display, family: 'Unbounded Fallback Android', installed: ROBOTO_BOLD },
]
