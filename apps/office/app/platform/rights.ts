import { mayBegin, mayCheck, type May, type Permission } from '@oriel/core/permission'
import type { SiteRole } from './me.ts'
import { useMaybeSite } from './use-site.ts'

const mayOf = (site: SiteRole | null, permission: Permission): May | null =>
  site?.may.get(permission) ?? null

/** Whether one of these is held at the site, in any way. Without any named, everybody may. */
export const holdsOne = (site: SiteRole | null, permissions: readonly Permission[]): boolean =>
  permissions.length === 0 || permissions.some((one) => mayOf(site, one) !== null)

/** What I may do with a permission at the chosen site. The door decides again. */
export function useMay(permission: Permission): {
  readonly begin: boolean
  readonly check: boolean
} {
  const may = mayOf(useMaybeSite(), permission)
  return { begin: mayBegin(may), check: mayCheck(may) }
}
