import type { MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import { previewCommand, type Actor } from '@oriel/domain/command'
import { findMember } from '@oriel/domain/member'
import {
  actAlone,
  commands,
  decideProposal,
  makeProposal,
  type Commands,
  type Vote,
} from '@oriel/domain/proposal'
import { openTestOffice, ORIEL } from './office.ts'

export const WHY = 'checked with the member on the phone'

export type Review = Awaited<ReturnType<typeof openReview>>

/** An office of its own, and a member whom one person freezes and two open again. */
export async function openReview() {
  const database = await toldDatabase()
  const house = openTestOffice(database, 20)
  const member = await findMember(database.rows, ORIEL, 'sophia')
  if (!member) throw new Error('sophia is not in the cast')
  const sophia = member.id
  const { tools, office } = house
  const proposalOf = (id: string) =>
    office.rows.selectFrom('proposals').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const freeze = (actor: Actor) =>
    actAlone(tools, actor, askedOf(sophia, 'member.freeze'), { reason: WHY, now: new Date() })
  const propose = (
    actor: Actor,
    { input = {}, among = commands }: { input?: object; among?: Commands } = {},
  ) => {
    const asked = askedOf(sophia, 'member.unfreeze', among)
    const whole = { ...asked, input: { ...asked.input, ...input } }
    return makeProposal(tools, actor, whole, WHY, new Date())
  }
  return {
    database,
    house,
    sophia,
    freeze,
    propose,
    proposalOf,
    /** What opening the member again would do, as the domain tells it. */
    async previewed() {
      const { one, input, siteId } = askedOf(sophia, 'member.unfreeze')
      const deed = { siteId, by: 'mai.srisuk', maker: null, reason: WHY, proposalId: null }
      return expectDone(await previewCommand(tools, one, input, { ...deed, now: new Date() }))
    },
    async vote(actor: Actor, id: string, vote: Vote = 'yes', hash?: Buffer) {
      const shown = hash ?? (await proposalOf(id)).command_hash
      const given = { id, vote, reason: WHY, hash: shown }
      return decideProposal(tools, commands, actor, given, new Date())
    },
    /** Frozen by risk, and proposed by support to be opened again. */
    async proposed(): Promise<{ readonly id: string; readonly maker: Actor }> {
      expectDone(await freeze(await house.actor('kenji.mori')))
      const maker = await house.actor('mai.srisuk')
      return { id: expectDone(await propose(maker)), maker }
    },
    async stateOf() {
      const members = database.rows.selectFrom('members').select('state')
      return (await members.where('id', '=', sophia).executeTakeFirstOrThrow()).state
    },
    trail: () =>
      office.rows
        .selectFrom('office_events')
        .select(['actor', 'permission', 'outcome', 'before', 'after', 'proposal_id', 'member_id'])
        .where('subject_id', '=', sophia)
        .orderBy('id')
        .execute(),
    async close() {
      await house.close()
      await database.drop()
    },
  }
}

function askedOf(
  member_id: MemberId,
  permission: 'member.freeze' | 'member.unfreeze',
  among: Commands = commands,
) {
  const one = among.get(permission)
  if (!one) throw new Error(`no ${permission}`)
  return { one, input: { member_id }, siteId: ORIEL }
}
