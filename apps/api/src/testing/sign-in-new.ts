import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { createMember } from '@oriel/domain/member'
import { openSession, type SessionSecrets } from '@oriel/domain/session'
import type { OpenDoor } from './open-door.ts'

export type NewMember = SessionSecrets

/** New members of the first site who play in dollars, signed in. */
export async function signInNew(door: OpenDoor, count: number): Promise<NewMember[]> {
  const made: NewMember[] = []
  for (let at = 0; at < count; at += 1) {
    const draft = { siteId: ORIEL, account: `crowd${100 + at}` } as const
    const { id: memberId } = expectDone(
      await createMember(door.database, { ...draft, currency: 'USD', language: 'en_US' }),
    )
    made.push(await openSession(door.database, { siteId: ORIEL, memberId }, door.now()))
  }
  return made
}
