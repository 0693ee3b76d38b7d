import { LANGUAGE_QUERY } from '@oriel/core/locale'

/** The same page without a language in its address. */
export function withoutLanguage(href: string): string {
  const url = new URL(href)
  url.searchParams.delete(LANGUAGE_QUERY)
  return url.href
}

/** After a choice of the visitor: what the address asks for must not win over it. */
export function reloadAsChosen(page: Pick<Location, 'href' | 'reload' | 'replace'>): void {
  const next = withoutLanguage(page.href)
  if (next === page.href) page.reload()
  else page.replace(next)
}
