import type { Mode } from './mode.ts'

/** Which parts of the frame a page shows. */
export type Embed = {
  readonly header: boolean
  readonly content: boolean
  readonly footer: boolean
}

const WHOLE: Embed = { header: true, content: true, footer: true }
const NOTHING: Embed = { header: false, content: false, footer: false }

/**
 * S2.036: appPage shows only one part, for embedding in an app. S2.037: on mobile header=false and
 * footer=false hide those parts. This holds until the next full page load.
 */
export function readEmbed(search: URLSearchParams, mode: Mode): Embed {
  const part = search.get('appPage')
  if (part === 'header' || part === 'content' || part === 'footer') {
    return { ...NOTHING, [part]: true }
  }
  if (mode === 'desktop') return WHOLE
  return {
    header: search.get('header') !== 'false',
    content: true,
    footer: search.get('footer') !== 'false',
  }
}
