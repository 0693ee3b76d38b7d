import { allCalls } from '@oriel/contract/calls'
import type { Auth } from '@oriel/contract/endpoint'
import type { Declared } from './bind.ts'
import { localeOf } from './caller.ts'
import { isLoginDisabled } from './demo-site.ts'
import { Turned, type Gate } from './door.ts'
import { mustChangeFirst } from './first-login.ts'
import { mustProveFirst } from './fresh-proof.ts'
import type { House } from './house.ts'
import { admit } from './roles.ts'

/** Calls of visitors and members. A call that declares another role keeps the door from opening. */
export const memberCalls: Declared = {
  calls: allCalls.filter((call) => call.door === 'api'),
  checks: new Set<Auth>(['none', 'member']),
}

/** The site by its host, then who calls, then what they must do before anything else. */
export const memberGate =
  (house: House): Gate =>
  async (request, call) => {
    const site = await house.siteAt(request.hostname)
    if (!site) return new Turned('not_found')
    const admitted = admit(house, request, site, call.auth)
    const caller = admitted instanceof Promise ? await admitted : admitted
    if (!caller) return new Turned('unauthorized', localeOf(request, site))
    const { locale } = caller
    if (isLoginDisabled(call, site)) return new Turned('forbidden', locale, 'session.showroom')
    if (mustChangeFirst(call, caller.session)) {
      return new Turned('forbidden', locale, 'reason.password_change_required')
    }
    if (mustProveFirst(call, caller.session, house.now)) return new Turned('proof_needed', locale)
    return caller
  }
