import type { Locale } from '@oriel/core/locale'

/** One font sheet per language, each linked only where it is read. */
const sheets = import.meta.glob<string>('/../../packages/ui/src/fonts/generated/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function fontsOf(locale: Locale): string | undefined {
  return Object.entries(sheets).find(([path]) => path.endsWith(`/fonts.${locale}.css`))?.[1]
}
