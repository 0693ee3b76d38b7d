import type { SharePage } from '@oriel/core/picture'
import type { MetaDescriptor } from 'react-router'
import { statusOf, titleOf } from './page-status.ts'
import { metaFor, type PageMeta } from './seo.ts'
import type { Visit } from '../visit.ts'

/** What a loader says about its page. */
export type PageWords = Pick<PageMeta, 'title' | 'description'>

type MetaArgs = {
  readonly matches: readonly unknown[]
  readonly location: { readonly pathname: string; readonly search: string }
  readonly error?: unknown
}

/** What a page says about itself; one that failed says its status. */
export function pageMeta(
  words: PageWords | undefined,
  { matches, location, error }: MetaArgs,
  image?: SharePage,
): MetaDescriptor[] {
  const visit = visitOf(matches)
  if (error || !words || !visit) return [{ title: titleOf(error ? statusOf(error) : 500) }]
  const path = `${location.pathname}${location.search}`
  return metaFor({ ...words, path, visit, ...(image === undefined ? {} : { image }) })
}

/** The root's own data, as far as it is there. */
function visitOf(matches: readonly unknown[]): Visit | undefined {
  const root = matches[0] as { loaderData?: { visit?: Visit } } | undefined
  return root?.loaderData?.visit
}

const DESCRIPTION_MAX = 155

/** A description out of a longer text, cut between words. */
export function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text
  const cut = text.slice(0, DESCRIPTION_MAX)
  const space = cut.lastIndexOf(' ')
  return `${space > DESCRIPTION_MAX / 2 ? cut.slice(0, space) : cut}…`
}
