import { allCalls } from '@oriel/contract/calls'
import type { AnyEndpoint, Auth } from '@oriel/contract/endpoint'
import { OFFICE_SITE_HEADER } from '@oriel/contract/office-call'
import { queueCountsCall, queueRenewCall } from '@oriel/contract/office/queue'
import { siteId, type SiteId } from '@oriel/core/id'
import { noteOffice } from '@oriel/domain/audit'
import { enterOffice, type Entered } from '@oriel/domain/staff'
import type { FastifyRequest } from 'fastify'
import type { Declared } from '../bind.ts'
import { Turned, type Gate } from '../door.ts'
import { OfficeCaller, OfficeVisitor, officeLocaleOf, tokenOf } from './caller.ts'
import type { OfficeHouse } from './house.ts'

export const officeCalls: Declared = {
  calls: allCalls.filter((call) => call.door === 'office'),
  checks: new Set<Auth>(['none', 'staff']),
}

/** Open pages make these by themselves: they do not keep the session of an empty chair. */
const QUIET: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([queueCountsCall, queueRenewCall])

/**
 * Who may make a call of the office: at the office's own host, with a live session, from a network
 * that is allowed, with a role at the chosen site that has the permission of the call.
 */
export const officeGate =
  (house: OfficeHouse): Gate =>
  async (request, call) => {
    if (!house.hosts.includes(request.hostname)) return new Turned('not_found')
    const locale = officeLocaleOf(request)
    if (call.auth === 'none') return new OfficeVisitor(request, house)
    const chosen = chosenSite(request)
    if (call.permission !== null && chosen === null) return new Turned('invalid_input', locale)
    const token = tokenOf(request)
    const entered =
      token === null
        ? null
        : await enterOffice(house.database.rows, {
            token,
            ip: request.ip,
            siteId: chosen,
            permission: call.permission,
            ownNetworks: house.ownNetworks,
            isQuiet: QUIET.has(call),
          })
    if (!entered) return new Turned('unauthorized', locale)
    if (!entered.isFromHere) return new Turned('forbidden', locale)
    const isAllowed = call.permission === 'any' ? entered.role !== null : entered.may !== null
    if (call.permission !== null && !isAllowed) {
      await noteRefusal(house, request, entered, chosen, call)
      return new Turned('forbidden', locale)
    }
    return new OfficeCaller(request, house, entered, chosen)
  }

const SITE = /^(0|[1-9][0-9]{0,8})$/

/**
 * The site is compared with the caller's roles; a body is never asked for it. 0 is the whole house,
 * where only roles at all sites count.
 */
function chosenSite({ headers }: FastifyRequest): SiteId | null {
  const said = headers[OFFICE_SITE_HEADER]
  return typeof said === 'string' && SITE.test(said) ? siteId(Number(said)) : null
}

/** What somebody tried without the right to is part of the trail. */
const noteRefusal = (
  { database }: OfficeHouse,
  { ip }: FastifyRequest,
  { session, role }: Entered,
  chosen: SiteId | null,
  { permission, path }: AnyEndpoint,
) =>
  noteOffice(database.rows, {
    siteId: chosen,
    actor: session.account,
    staffId: session.staffId,
    personId: session.personId,
    sessionId: session.id,
    role,
    ip,
    permission: permission === null || permission === 'any' ? 'office.call' : permission,
    subject: { kind: 'call', id: path },
    outcome: 'not_allowed',
  })
