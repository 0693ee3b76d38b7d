import type { Visit } from '../app/platform/visit.ts'
import { ASKED_EACH_TIME, type FileAnswer } from '@oriel/web/server/file-answer'
import { SITEMAP_PATH } from './sitemap.ts'

export const ROBOTS_PATH = '/robots.txt'

/** Calls, and pages that are only for one member or one moment. */
const NOT_FOR_SEARCH = [
  '/api/',
  '/socket',
  '/user',
  '/proxy',
  '/Deposit',
  '/fastPayment',
  '/fastDeposit',
  '/play',
  '/loading',
  '/close',
  '/authCallback',
  '/fairness',
]

/**
 * A showroom is read but not listed: its pages say so themselves, and only who may read a page can
 * see that.
 */
export function robotsFile({ site, origin }: Visit): FileAnswer {
  const rules = ['User-agent: *', ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`), 'Allow: /']
  const lines = site.isDemo ? rules : [...rules, '', `Sitemap: ${origin}${SITEMAP_PATH}`]
  const body = `${lines.join('\n')}\n`
  return { status: 200, type: 'text/plain; charset=utf-8', body, kept: ASKED_EACH_TIME }
}
