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
 * Spec 2: appPage shows one part only, for a page inside an app. On phones header=false and
 * footer=false take those parts away. It holds for as long as the document lives.
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
