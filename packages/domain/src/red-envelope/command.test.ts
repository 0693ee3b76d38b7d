import { newId } from '@oriel/core/id'
import { expectDone, type Outcome } from '@oriel/core/outcome'
import { SECOND } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { previewCommand, type Actor } from '@oriel/domain/command'
import { commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { readBudget } from './budget.ts'
import { findEnvelope, listEnvelopes, readWatch } from './office-read.ts'
import { openEnvelope } from './open.ts'
import type { EnvelopeId, Opening } from './rules.ts'
import { slotsOf } from './testing/envelopes.ts'

const HOUR_MS = 3_600_000
const WHY = 'the gift of the autumn festival'

let database: TestDatabase
let house: TestOffice
let maker: Actor
let checker: Actor
beforeAll(async () => {
  database = await toldDatabase()
  house = openTestOffice(database, 6)
  maker = await house.actor('rosa.lind')
  checker = await house.actor('tran.lan')
})
afterAll(async () => {
  await house.close()
  await database.drop()
})

const now = new Date()
const inputOf = (changes: object = {}) => ({
  envelope_id: newId<'red-envelope'>() as EnvelopeId,
  name: 'Autumn festival',
  currency: 'USD',
  total: '200',
  slots: 50,
  least: '1',
  most: '20.5',
  opens_at: new Date(now.getTime() + HOUR_MS).toISOString(),
  end_at: new Date(now.getTime() + 2 * HOUR_MS).toISOString(),
  ...changes,
})
const one = () => {
  const found = commands.get('red-envelope.open')
  if (!found) throw new Error('there is no such command')
  return found
}
const propose = (input: object): Promise<Outcome<string, string>> =>
  makeProposal(house.tools, maker, { one: one(), input, siteId: ORIEL }, WHY, now)
async function agree(id: string, actor = checker): Promise<Outcome<string, string>> {
  const { command_hash: hash } = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return decideProposal(house.tools, commands, actor, { id, vote: 'yes', reason: WHY, hash }, now)
}

test('is opened once two people agreed, and its slots are free and sealed', async () => {
  const input = inputOf()
  const id = expectDone(await propose(input))
  expect(await findEnvelope(database.rows, ORIEL, input.envelope_id)).toBeNull()
  expect(await agree(id, maker)).toMatchObject({ ok: false })
  expect(await agree(id)).toEqual({ ok: true, value: 'done' })
  const line = await findEnvelope(database.rows, ORIEL, input.envelope_id)
  if (!line) throw new Error('it was not opened')
  expect(line).toMatchObject({
    total: 2_000_000n,
    openedBy: 'rosa.lind',
    checkedBy: 'tran.lan',
    proposalId: id,
    state: 'waiting',
    claimed: 0,
  })
  expect(await slotsOf(database, line.id)).toHaveLength(50)
  const { slots, minutes } = await readWatch(house.office.rows, line)
  expect(slots.every(({ isClaimed, amount }) => !isClaimed && amount === null)).toBe(true)
  expect(minutes).toHaveLength(30)
  const { list } = await listEnvelopes(house.office.rows, ORIEL, { after: null, count: 5 })
  expect(list[0]?.id).toBe(line.id)
  expect(await propose(input)).toEqual({ ok: false, reason: 'opened_already' })
})

describe('the database opens for the office', () => {
  const USD = 10_000n
  const openingOf = (id: EnvelopeId, changes: Partial<Opening> = {}): Opening => ({
    id,
    siteId: ORIEL,
    name: 'Autumn festival',
    currency: 'USD',
    total: 200n * USD,
    slots: 50,
    least: 1n * USD,
    most: 205_000n,
    registeredBefore: null,
    opensAt: new Date(now.getTime() + HOUR_MS),
    endAt: new Date(now.getTime() + 2 * HOUR_MS),
    ...changes,
  })
  const open = (opening: Opening, proposalId: string | null) =>
    house.office.transaction((work) =>
      openEnvelope(work, testKeys, opening, { opened: 'one', checked: 'two', proposalId }),
    )
  const refused = { constraint: 'red_envelope_two_people' }

  test('nothing without a proposal, nor by one that is not done or is about another', async () => {
    const alone = openingOf(newId<'red-envelope'>())
    await expect(open(alone, null)).rejects.toMatchObject(refused)
    const input = inputOf()
    const id = expectDone(await propose(input))
    const waiting = openingOf(input.envelope_id)
    await expect(open(waiting, id)).rejects.toMatchObject(refused)
    expectDone(await agree(id))
    await expect(open(alone, id)).rejects.toMatchObject(refused)
  })

  test.each([
    ['budget', { total: 201n * USD }],
    ['number of slots', { slots: 49 }],
    ['most', { most: 30n * USD }],
    ['end', { endAt: new Date(now.getTime() + 3 * HOUR_MS) }],
    ['currency', { currency: 'THB' }],
    ['site', { siteId: SECOND, currency: 'THB' }],
  ] as const)('no other %s than two people agreed to', async (_name, changes) => {
    const input = inputOf()
    const id = expectDone(await propose(input))
    // Done, and its envelope not there yet: as while the last vote is counted.
    await plant(database, `UPDATE proposals SET state = 'done', done_at = now() WHERE id = '${id}'`)
    const usual = openingOf(input.envelope_id)
    await expect(open({ ...usual, ...changes }, id)).rejects.toMatchObject(refused)
    await open(usual, id)
    expect(await slotsOf(database, usual.id)).toHaveLength(50)
  })
})

test('the preview shows budget, mean and what the site promises, and keeps nothing', async () => {
  const input = inputOf()
  const deed = { siteId: ORIEL, by: 'rosa.lind', maker: null, reason: '', proposalId: null, now }
  const shown = expectDone(await previewCommand(house.tools, one(), input, deed))
  const { promised, limit } = await readBudget(database.rows, ORIEL)
  expect(shown.after).toMatchObject({
    total: '200.0000 USD',
    mean: '4.0000 USD',
    limit: '10000.0000 USD',
  })
  expect(limit).toBe(100_000_000n)
  expect(shown.after['promised']).not.toBe(shown.before['promised'])
  expect(promised).toBeLessThan(limit)
  expect(await findEnvelope(database.rows, ORIEL, input.envelope_id)).toBeNull()
})

test.each([
  ['over_limit', { total: '10000.01', most: '500' }],
  ['amounts_not_possible', { total: '40' }],
  ['times_wrong', { end_at: new Date(now.getTime() - 1).toISOString() }],
])('cannot be proposed: %s', async (reason, changes) => {
  expect(await propose(inputOf(changes))).toEqual({ ok: false, reason })
})
