import type { Manifest } from 'vite'
import { findTitle } from './games/catalogue.ts'

/** The key of a game's screen in the list that the build writes. */
const screenOf = (game: string): string => `games/${game}/screen.tsx`

/**
 * What the page of a title will need, said in its head: the browser fetches the game while the
 * page is still asking who sits down, instead of after it.
 */
export function withHints(document: string, manifest: Manifest, code: string): string {
  const title = findTitle(code)
  if (!title) return document
  const { scripts, styles } = neededBy(manifest, screenOf(title.game))
  const isNews = (file: string) => !document.includes(`"/${file}"`)
  const hints = [
    ...scripts
      .filter(isNews)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...styles
      .filter(isNews)
      .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ]
  return document.replace('</head>', `${hints.join('')}</head>`)
}

type Needed = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** A part of the build, with all that it imports. */
function neededBy(manifest: Manifest, key: string): Needed {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const take = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
    chunk.imports?.forEach(take)
  }
  take(key)
  return { scripts: [...scripts], styles: [...styles] }
}
