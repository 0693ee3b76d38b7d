import type { AnyEndpoint } from './endpoint.ts'
import type { WireEvent } from './event.ts'
import * as memberAnnouncement from './member/announcement.ts'
import * as memberRealtime from './member/realtime.ts'
import * as memberSite from './member/site.ts'
import * as realtimeAnnouncement from './realtime/announcement.ts'
import * as siteSite from './site/site.ts'

const isCall = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'door' in value && 'successCode' in value

const isEvent = (value: unknown): value is WireEvent =>
  typeof value === 'object' && value !== null && 'audience' in value && 'summary' in value

const modules = [memberAnnouncement, memberRealtime, memberSite, siteSite]

/** Every declared call. A door compares this with what it has bound; tidy keeps the list complete. */
export const allCalls: readonly AnyEndpoint[] = modules.flatMap((module) =>
  Object.values(module).filter(isCall),
)

export const allEvents: readonly WireEvent[] = [realtimeAnnouncement].flatMap((module) =>
  Object.values(module).filter(isEvent),
)
