import { readTarget } from '@oriel/core/url-policy'
import { redirect, redirectDocument, type MiddlewareFunction } from 'react-router'
import { pageContext } from './page.ts'
import type { SiteInfo } from './visit.ts'

/** S2.025, S2.026: the redirect of a server route rule. The URL policy checks the target again. */
export function redirectFor(site: SiteInfo, pathname: string): Response | null {
  const rule = site.routeRules.find(({ path }) => path === pathname)
  const target = rule && readTarget(rule.target, site.allowedOrigins)
  if (!rule || !target) return null
  // An absolute target leaves the app, so the browser must load it as a document.
  return target.kind === 'path'
    ? redirect(target.path, rule.status)
    : redirectDocument(target.href, rule.status)
}

export const followRouteRules: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { visit } = context.get(pageContext)
  const pathname = new URL(request.url).pathname.replace(/\.data$/, '')
  const answer = visit && redirectFor(visit.site, pathname)
  return answer ?? next()
}
