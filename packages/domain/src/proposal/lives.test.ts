import { expectDone } from '@oriel/core/outcome'
import type { Permission } from '@oriel/core/permission'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import type { Command } from '@oriel/domain/command'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReview, type Review } from '../testing/review.ts'
import { commands, expireProposals, type Commands } from './proposal.ts'

let review: Review
beforeEach(async () => {
  review = await openReview()
})
afterEach(() => review.close())

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The same commands, where opening a member again says itself how long it waits. */
function living(lives: string | undefined): Commands {
  const one = commands.get('member.unfreeze') as Command
  const changed = lives === undefined ? one : { ...one, lives }
  return new Map<Permission, Command>([...commands, [one.permission, changed]])
}

describe.each([
  ['says nothing of it', undefined, 24],
  ['says seven days, as plans do', '7 days', 7 * 24],
])('a proposal whose command %s', (_which, lives, hours) => {
  const proposed = async () => {
    await review.freeze(await review.house.actor('kenji.mori'))
    const maker = await review.house.actor('mai.srisuk')
    return expectDone(await review.propose(maker, { among: living(lives) }))
  }
  const ahead = (ms: number) =>
    moveClock(review.database.ownerUrl, { aheadMs: hours * HOUR_MS + ms })
  const vote = async (id: string) => review.vote(await review.house.actor('rosa.lind'), id)

  test(`waits ${hours} hours for its votes, to the second`, async () => {
    const row = await review.house.office.rows
      .selectFrom('proposals')
      .select(sql<string>`extract(epoch FROM expires_at - made_at)::text`.as('seconds'))
      .where('id', '=', await proposed())
      .executeTakeFirstOrThrow()
    expect(Number(row.seconds)).toBe(hours * 3600)
  })

  test('is run by a vote that comes just before', async () => {
    const id = await proposed()
    await ahead(-MINUTE_MS)
    expect(await expireProposals(review.house.tools)).toBe(0)
    expect(await vote(id)).toEqual({ ok: true, value: 'done' })
    expect(await review.stateOf()).toBe('open')
  })

  test('is over afterwards, before and after the sweep has said so', async () => {
    const id = await proposed()
    await ahead(0)
    expect(await vote(id)).toEqual({ ok: false, reason: 'expired' })
    expect(await expireProposals(review.house.tools)).toBe(1)
    expect((await review.proposalOf(id)).state).toBe('expired')
    expect(await vote(id)).toEqual({ ok: false, reason: 'not_open' })
    expect(await review.stateOf()).toBe('frozen')
  })
})
