import type { Page } from '../app/platform/page.ts'
import { pageBytes } from '@oriel/web/server/page-bytes'
import type { RenderedPage } from '@oriel/web/server/page-cache'

const FILE = '/_payload.json'
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'x-robots-tag': 'noindex',
}

/**
 * S7.008: {path}/_payload.json answers what the loaders of that page returned, without the page.
 */
export function readWish(url: URL): { readonly url: URL; readonly wants: Page['wants'] } {
  if (!url.pathname.endsWith(FILE)) return { url, wants: 'page' }
  const page = new URL(url)
  page.pathname = url.pathname.slice(0, -FILE.length) || '/'
  return { url: page, wants: 'data' }
}

/** Who asks for data cannot follow a redirect to a page, so it is told as data. */
export function dataPage(answer: Response, body: string): RenderedPage {
  const location = answer.headers.get('location')
  const cookies = answer.headers.getSetCookie()
  if (location === null) {
    return { status: answer.status, headers: HEADERS, cookies, bytes: pageBytes(body) }
  }
  const told = { data: {}, redirect: { location, status: answer.status } }
  return { status: 200, headers: HEADERS, cookies, bytes: pageBytes(JSON.stringify(told)) }
}
