/** How a font is measured: shares of the em, from its hhea table. */
export type Metrics = { ascent: number; descent: number; lineGap: number }
export type FallbackFace = {
  family: string
  weight: string
  /** Names of the same installed font, for different systems. */
  local: readonly string[]
  /** Width of one long sentence of our pages in the web font and in the installed one, in em. */
  width: { wanted: number; installed: number }
  wanted: Metrics
}

/**
 * An installed font, stretched until it takes the room of the web font. The page does not move
 * when the web font comes in, so its layout shift stays 0.
 */
export function fallbackFace({ family, weight, local, width, wanted }: FallbackFace): string {
  const size = width.wanted / width.installed
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  font-weight: ${weight};`,
    `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(size)};`,
    // The overrides are shares of the stretched em, so they are taken back by the same factor.
    `  ascent-override: ${percent(wanted.ascent / size)};`,
    `  descent-override: ${percent(wanted.descent / size)};`,
    `  line-gap-override: ${percent(wanted.lineGap / size)};`,
    '}\n',
  ].join('\n')
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
