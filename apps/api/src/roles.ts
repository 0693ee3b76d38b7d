import type { Auth } from '@oriel/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Session } from '@oriel/domain/session'
import type { ServedSite } from '@oriel/domain/site'
import { Caller, readMemberSession, type MemberCaller } from './caller.ts'
import type { House } from './house.ts'

/**
 * The caller that a handler is given, by the role its call declares. Each role has a session type
 * of its own, so that no session opens a call of another role. The office has a door of its own.
 */
export type CallerByRole = {
  readonly none: Caller
  readonly member: MemberCaller
  readonly agent: never
  readonly staff: never
}

/**
 * The caller, when they may make a call of this role; null when they may not. Nothing is waited for
 * where no session has to be read.
 */
export function admit(
  house: House,
  request: FastifyRequest,
  site: ServedSite,
  role: Auth,
): Promise<Caller | null> | Caller | null {
  switch (role) {
    case 'none':
    case 'member': {
      const admitWith = (session: Session | null) =>
        role === 'none' || session ? new Caller(request, site, session) : null
      return readMemberSession(house, request, site)?.then(admitWith) ?? admitWith(null)
    }
    case 'agent':
    case 'staff':
      throw new Error(`nobody checks sessions of role ${role}`)
    default:
      return role satisfies never
  }
}
