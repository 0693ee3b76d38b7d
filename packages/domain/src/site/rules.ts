import { readTarget } from '@oriel/core/url-policy'
import type { Site, SiteRefusal } from './site.ts'

/** Why a site may not be saved like this, or null. */
export function checkSite(site: Site): SiteRefusal | null {
  if (site.currencies.length === 0) return 'site_without_currency'
  if (site.languages.length === 0) return 'site_without_language'
  // Visitors may come by desk or by phone, so both need a look.
  const forDesk = site.templates.some((template) => template.name === 'desktop')
  const forPhone = site.templates.some((template) => template.name !== 'desktop')
  if (!forDesk || !forPhone) return 'site_template_missing'
  const targets = site.routeRules.map((rule) => rule.target)
  const allowed = targets.every((target) => readTarget(target, site.flags.allowedOrigins) !== null)
  if (!allowed) return 'site_target_not_allowed'
  const { depositTurnover, realMoney, withdrawalCancel } = site.flags
  if (withdrawalCancel !== 'never' && realMoney !== null) return 'site_cancel_not_allowed'
  const mayWait = realMoney === null || realMoney.countries.every((country) => country === 'CW')
  return depositTurnover === 'refuse' && !mayWait ? 'site_turnover_not_allowed' : null
}
