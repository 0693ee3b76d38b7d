import type { MemberId, SiteId } from '@oriel/core/id'
import type { Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { lockMember, tellMember, type LockedMember } from '@oriel/domain/member'
import { joinPerson } from '@oriel/domain/person'
import { isSiteOff } from '@oriel/domain/switch'
import { noteDevice } from './device.ts'
import { newSecret } from '@oriel/keys/secret'
import { addSessionFor, type OpenedWith, type Since } from './live.ts'
import type { From, Guard, SignedIn } from './attempt.ts'

type Who = { readonly id: MemberId; readonly siteId: SiteId; readonly account: string }

/**
 * Signs in whoever has proven a password. Null when it was changed, or the member closed, while it
 * was being checked: what has been ended must not come back.
 */
export const finishSignIn = (
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  member: Who & { readonly passwordHash: string | null },
  from: From,
  now: Date,
): Promise<SignedIn | 'site_closed' | null> =>
  database.transaction(async (work) => {
    if (await isSiteOff(work, from.siteId)) return 'site_closed'
    const locked = await lockMember(work, member.id)
    if (locked.passwordHash !== member.passwordHash || locked.state !== 'open') return null
    const { account } = member
    const opened = await openFor(work, locked, account, from, 'password', now)
    const { isUnknown, ...signedIn } = opened
    if (isUnknown) {
      const values = { device: from.device, at: now }
      await tellMember(work, keys, member.id, { template: 'new_device', values })
    }
    return signedIn
  })

/** Session, device and the line in the trail: all of it or nothing. */
export async function finishSignInWithin(
  work: Work,
  member: Who,
  from: From,
  openedWith: OpenedWith,
  now: Date,
  since?: Since,
): Promise<SignedIn> {
  const locked = await lockMember(work, member.id)
  const opened = await openFor(work, locked, member.account, from, openedWith, now, since)
  const { isUnknown: _isUnknown, ...signedIn } = opened
  return signedIn
}

async function openFor(
  work: Work,
  member: LockedMember,
  account: string,
  from: From,
  openedWith: OpenedWith,
  now: Date,
  since?: Since,
): Promise<SignedIn & { readonly isUnknown: boolean }> {
  const { siteId, ip, device } = from
  const deviceSecret = from.deviceSecret ?? newSecret()
  const draft = { siteId, openedWith, device, ip, ...(since && { since }) }
  const session = await addSessionFor(work, member, draft, now)
  const { isNew, isFirst } = await noteDevice(work, member.id, deviceSecret, device, now)
  const isUnknown = isNew && !isFirst
  const facts = { device, opened_with: openedWith, new_device: isUnknown }
  await noteAudit(work, { siteId, memberId: member.id, kind: 'login', ip, facts }, now)
  // A device that has just been given its secret was nobody's before.
  if (isNew && from.deviceSecret !== null) await joinPerson(work, member)
  return { ...session, account, deviceSecret, isUnknown }
}
