import type { AnyEndpoint } from '@oriel/contract/endpoint'
import type { MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { deliverMessage, readQueued, type Outgoing } from '@oriel/domain/message'
import { openSession, type SessionSecrets } from '@oriel/domain/session'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { guardedMember } from './guarded-member.ts'
import type { OpenDoor, Said } from './open-door.ts'

export type Body = Record<string, unknown>

let people = 0
/** Somebody else each time, in a network of their own: limits are per address. */
export const somewhere = (): string => {
  people += 1
  return `198.${18 + (people >> 8)}.${people & 255}.7`
}

/** What members do at a door, and what becomes of it behind. */
export const memberSteps = (door: OpenDoor) => {
  const says = (member: SessionSecrets, call: AnyEndpoint, body: Body = {}): Promise<Said> =>
    door.say(call, { member, body, from: somewhere() })
  const sessionOf = (memberId: MemberId) =>
    openSession(door.database, { siteId: ORIEL, memberId }, door.now())
  return {
    says,
    sessionOf,
    /** Somebody of their own, signed in. */
    async somebody(changes: Parameters<typeof guardedMember>[1] = {}) {
      const member = await guardedMember(door, changes)
      const session = await sessionOf(member.id)
      const say = (call: AnyEndpoint, body: Body = {}) => says(session, call, body)
      return { ...member, session, say }
    },
    row: (id: MemberId) =>
      door.database.rows
        .selectFrom('members')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    auditOf: (id: MemberId) =>
      door.database.rows
        .selectFrom('audit_events')
        .select(['kind', 'refused', 'facts'])
        .where('member_id', '=', id)
        .orderBy('id')
        .execute(),
    letters: () => bringOut(door),
    /** The last code that came to a phone. */
    async codeTo(phone: string): Promise<string> {
      const own = (await bringOut(door)).filter(({ to }) => to === `+1${phone}`)
      return /\d{6}/.exec(own.at(-1)?.text ?? '')?.[0] ?? ''
    },
  }
}
export type MemberSteps = ReturnType<typeof memberSteps>

/** What the worker does with messages; gives those that arrived now. */
async function bringOut(door: OpenDoor): Promise<Outgoing[]> {
  const { database } = door
  const now = () => door.now()
  const arrived: Outgoing[] = []
  const send = async (letter: Outgoing) => {
    arrived.push(letter)
    return 'sent' as const
  }
  const facts = database.rows.selectFrom('outbox').select('data').orderBy('seq')
  for (const { data } of await facts.where('name', '=', 'message.queued').execute()) {
    await deliverMessage({ database, keys: testKeys, send, now }, readQueued(data))
  }
  return arrived
}
