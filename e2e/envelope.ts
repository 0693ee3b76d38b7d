import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { createClaims, openEnvelope, type EnvelopeId } from '@oriel/domain/red-envelope'
import { createLedger } from '@oriel/ledger/ledger'
import { worldKeys } from './people.ts'

/** Nobody of the world registered before: an envelope for those who did is for nobody else. */
const LONG_AGO = new Date('2001-01-01T00:00:00Z')
const UNITS = 120_000n

/** Opens an envelope for members of long ago alone: it is hidden from all other members. */
export async function openHidden(
  database: Database,
  { siteId, currency }: Pick<Member, 'siteId' | 'currency'>,
  lastsMs: number,
): Promise<EnvelopeId> {
  const id = newId<'red-envelope'>()
  const now = Date.now()
  const opening = {
    id,
    siteId,
    name: 'Journey',
    currency,
    total: UNITS * 3n,
    slots: 3,
    least: UNITS / 2n,
    most: UNITS * 2n,
    registeredBefore: LONG_AGO,
    opensAt: new Date(now),
    endAt: new Date(now + lastsMs),
  } as const
  const by = { opened: 'rosa.lind', checked: 'tran.lan', proposalId: null }
  await database.transaction((work) => openEnvelope(work, worldKeys(), opening, by))
  return id
}

/** Somebody has been a member since long ago: what is hidden from others is theirs to see. */
export const makeOldest = ({ rows }: Database, { id }: Member) =>
  rows
    .updateTable('members')
    .set({ created_at: new Date(LONG_AGO.getTime() - 1) })
    .where('id', '=', id)
    .execute()

const SHORT_MS = 20_000

/** An envelope that this member has claimed and that ends soon: then all of it can be checked. */
export async function claimOne(database: Database, member: Member): Promise<EnvelopeId> {
  await makeOldest(database, member)
  const id = await openHidden(database, member, SHORT_MS)
  const claim = createClaims(database, createLedger(database), worldKeys())
  expectDone(await claim(id, member.id))
  return id
}
