import { officeEventsCall } from '@oriel/contract/office/audit'
import { proposalCall, proposalListCall, voteCall } from '@oriel/contract/office/proposal'
import { freezeMember, unfreezeMember } from '@oriel/contract/office/session'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { findMember } from '@oriel/domain/member'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type OpenOffice } from '../testing/open-office.ts'

let office: OpenOffice
let sophia: { member_id: string }
beforeAll(async () => {
  office = await openOffice()
  const member = await findMember(office.database.rows, ORIEL, 'sophia')
  sophia = { member_id: member?.id ?? '' }
})
afterAll(() => office.close())

const WHY = 'checked with the member on the phone'

test('a member is frozen by one and opened again by two, through the door', async () => {
  const risk = await office.signIn('kenji.mori')
  const preview = await risk.get(freezeMember.preview, sophia)
  expect(preview).toMatchObject({ before: { state: 'open' }, after: { state: 'frozen' }, needs: 1 })
  const done = await risk.get(freezeMember.run, { ...sophia, reason: WHY })
  expect(done).toEqual({ proposal: null })

  const support = await office.signIn('mai.srisuk')
  const { proposal } = await support.get<{ proposal: string }>(unfreezeMember.run, {
    ...sophia,
    reason: WHY,
  })
  const seen = await risk.get(proposalCall, { number: proposal })
  expect(seen).toMatchObject({
    before: { state: 'frozen' },
    after: { state: 'open' },
    hindrances: [],
    is_mine: 0,
  })
  const own = await support.get(proposalCall, { number: proposal })
  expect(own).toMatchObject({ hindrances: ['not_allowed', 'same_person'], is_mine: 1 })
  const vote = { number: proposal, vote: 'yes', reason: WHY, hash: seen['hash'] }
  expect(await risk.get(voteCall, vote)).toEqual({ outcome: 'done' })
  const again = await risk.say(voteCall, vote)
  expect(again.body).toMatchObject({ code: 104 })

  const owner = await office.signIn('noah.weiss')
  const { list } = await owner.get<{ list: { actor: string; outcome: string }[] }>(
    officeEventsCall,
    { subject: sophia.member_id },
  )
  expect(list.map(({ actor, outcome }) => `${actor} ${outcome}`)).toEqual([
    'kenji.mori not_open',
    'kenji.mori done',
    'kenji.mori voted_yes',
    'mai.srisuk proposed',
    'kenji.mori done',
  ])
})

test('what a body says it would change counts for nothing', async () => {
  const rosa = await office.signIn('rosa.lind')
  const khoa = await findMember(office.database.rows, ORIEL, 'minhkhoa')
  const about = { member_id: khoa?.id ?? '' }
  await rosa.get(freezeMember.run, { ...about, reason: WHY })
  const told = { state: 'disabled' }
  const claims = { before: told, after: told, journals: [{ key: 'x' }], preview: told, needs: 1 }
  const shown = await rosa.get(unfreezeMember.preview, { ...about, ...claims })
  expect(shown).toMatchObject({ before: { state: 'frozen' }, after: { state: 'open' } })
  expect(shown).toMatchObject({ journals: [], needs: 2 })
  const made = await rosa.get<{ proposal: string }>(unfreezeMember.run, {
    ...about,
    ...claims,
    reason: WHY,
  })
  const seen = await rosa.get(proposalCall, { number: made.proposal })
  expect(seen).toMatchObject(shown)
  const kept = await office.office.rows
    .selectFrom('proposals')
    .select('command')
    .where('subject_id', '=', about.member_id)
    .executeTakeFirstOrThrow()
  expect(kept.command).toEqual(about)
})

test('a proposal of one site is unknown at another', async () => {
  const rosa = await office.signIn('rosa.lind')
  const { proposal } = await rosa.get<{ proposal: string | null }>(freezeMember.run, {
    ...sophia,
    reason: WHY,
  })
  expect(proposal).toBeNull()
  const made = await rosa.get<{ proposal: string }>(unfreezeMember.run, { ...sophia, reason: WHY })
  const elsewhere = await rosa.say(proposalCall, { number: made.proposal }, SECOND)
  expect(elsewhere.body).toMatchObject({ code: 101 })
  const { list } = await rosa.get<{ list: unknown[] }>(proposalListCall, {}, SECOND)
  expect(list).toEqual([])
  // A member of one site is no subject of another, whoever asks.
  const other = await rosa.say(freezeMember.run, { ...sophia, reason: WHY }, SECOND)
  expect(other.body).toMatchObject({ code: 101 })
})

test('a reason is at least ten signs', async () => {
  const rosa = await office.signIn('rosa.lind')
  const said = await rosa.say(freezeMember.run, { ...sophia, reason: '  too few ' })
  expect(said.status).toBe(422)
})
