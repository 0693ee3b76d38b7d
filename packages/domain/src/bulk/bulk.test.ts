import { expectDone } from '@oriel/core/outcome'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor, Tools } from '@oriel/domain/command'
import { actAlone, commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { breakTrail, failLate, mendTrail } from '../testing/broken-trail.ts'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { askBulk, findBulk, runNextBulk, stopBulk, writeResult, type BulkId } from './bulk.ts'

let database: TestDatabase
let house: TestOffice
let worker: Tools
let maker: Actor
let checker: Actor
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database)
  worker = { database, keys: testKeys, ledger: createLedger(database) }
  await fill(1, 40)
  maker = await house.actor('kenji.mori')
  checker = await house.actor('rosa.lind')
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const now = () => new Date()
const WHY = 'one device opened them all in an hour'
/** Members that look alike; the first ten are frozen or disabled already. */
const fill = (from: number, to: number) =>
  house.asOwner(`INSERT INTO members (id, site_id, account, currency, language, state)
    SELECT gen_random_uuid(), 1, 'ring' || lpad(n::text, 3, '0'), 'USD', 'en_US',
      CASE WHEN n <= 7 THEN 'frozen' WHEN n <= 10 THEN 'disabled' ELSE 'open' END FROM generate_series(${from}, ${to}) n`)
const ringIds = async (accounts: readonly string[]) => {
  const query = database.rows.selectFrom('members').select('id').where('account', 'in', accounts)
  return (await query.execute()).map(({ id }) => id)
}
const stateOf = async (account: string) => {
  const query = database.rows.selectFrom('members').select('state').where('account', '=', account)
  return (await query.executeTakeFirstOrThrow()).state
}
const countFrozen = async () => {
  const query = database.rows.selectFrom('members').select('id').where('state', '=', 'frozen')
  return (await query.where('account', 'like', 'ring%').execute()).length
}
const ask = (who = maker, filter: unknown = { prefix: 'ring' }) =>
  askBulk(house.office, who, ORIEL, { kind: 'freeze', filter })
const find = async (id: BulkId) => {
  const run = await findBulk(house.office.rows, ORIEL, id)
  if (!run) throw new Error('no such run')
  return run
}
const asked = async (id: BulkId, list?: string) => {
  const one = commands.get('bulk.run')
  if (!one) throw new Error('no bulk.run')
  return { one, input: { run_id: id, list: list ?? (await find(id)).list }, siteId: ORIEL }
}
const propose = async (id: BulkId) => makeProposal(house.tools, maker, await asked(id), WHY, now())
const agree = async (proposal: string) => {
  const { command_hash: hash } = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', proposal)
    .executeTakeFirstOrThrow()
  const vote = { id: proposal, vote: 'yes', reason: WHY, hash } as const
  return decideProposal(house.tools, commands, checker, vote, now())
}
const work = () => runNextBulk(worker, now)
const tried = async (): Promise<BulkId> => {
  const { id } = expectDone(await ask())
  expect(await work()).toBe(true)
  return id
}
const agreed = async (): Promise<BulkId> => {
  const id = await tried()
  expect(expectDone(await agree(expectDone(await propose(id))))).toBe('done')
  return id
}
const freeClaim = (id: BulkId) =>
  house.asOwner(`UPDATE bulk_runs SET claimed_until = house_now() - interval '1 second'
    WHERE id = '${id}'`)
const listLines = () =>
  house.office.rows
    .selectFrom('office_events')
    .selectAll()
    .where('permission', '=', 'member.freeze')
    .where('proposal_id', 'is not', null)
    .execute()
const resultOf = async (id: BulkId) =>
  ((await writeResult(house.office, maker, ORIEL, id)) ?? '')
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))

describe('what was tried', () => {
  test('says how many it will change and why others are left out, and changes nobody', async () => {
    const id = await tried()
    expect(await find(id)).toMatchObject({
      state: 'tried',
      counted: 40,
      tried: 40,
      would: 30,
      reasons: [{ count: 10 }],
    })
    expect((await find(id)).samples).toHaveLength(20)
    expect(await countFrozen()).toBe(7)
  })

  test('is what is done, when nothing changed meanwhile', async () => {
    const id = await agreed()
    expect(await work()).toBe(true)
    expect(await find(id)).toMatchObject({ state: 'done', done: 30, failed: 0 })
    const lines = await resultOf(id)
    expect(lines.filter(([, , trial]) => trial === 'done')).toHaveLength(30)
    for (const [, , trial, outcome] of lines) expect(outcome).toBe(trial === 'done' ? 'done' : '')
    expect(await work()).toBe(false)
  })

  test('is done to the list that was agreed, not to who matches its filter later', async () => {
    const id = await agreed()
    await fill(41, 45)
    await work()
    expect(await find(id)).toMatchObject({ state: 'done', done: 30 })
    expect(await stateOf('ring041')).toBe('open')
    expect(await countFrozen()).toBe(37)
  })

  test('has a line in the trail for each, with its proposal, in the same commit', async () => {
    const id = await agreed()
    await work()
    const lines = await listLines()
    expect(lines).toHaveLength(30)
    expect(lines[0]).toMatchObject({
      actor: 'kenji.mori, rosa.lind',
      outcome: 'done',
      reason: WHY,
      after: { state: 'frozen' },
    })
    expect((await find(id)).proposal).toBeNull()
  })
})

describe('the line of one of many', () => {
  test('that cannot be kept takes what was done to that one with it, and no other', async () => {
    const id = await agreed()
    const [subject] = await ringIds(['ring025'])
    await breakTrail(house, `NEW.outcome = 'done' AND NEW.subject_id = '${subject}'`)
    await expect(work()).rejects.toThrow('the trail is broken')
    expect(await stateOf('ring025')).toBe('open')
    const done = (await listLines()).length
    expect(await find(id)).toMatchObject({ state: 'running', done, failed: 0 })
    expect(await countFrozen()).toBe(7 + done)

    await mendTrail(house)
    await freeClaim(id)
    await work()
    expect(await find(id)).toMatchObject({ state: 'done', done: 30, failed: 0 })
    const subjects = (await listLines()).map(({ subject_id }) => subject_id)
    expect(new Set(subjects).size).toBe(30)
    expect(subjects).toHaveLength(30)
  })

  test('is not left where the work was not kept', async () => {
    const id = await agreed()
    await failLate(house)
    await expect(work()).rejects.toThrow('too late')
    expect(await listLines()).toEqual([])
    expect(await find(id)).toMatchObject({ state: 'running', done: 0, failed: 0 })
    expect(await countFrozen()).toBe(7)
  })
})

describe('nothing runs', () => {
  test('before it was tried, of another list, or without the votes', async () => {
    const { id } = expectDone(await ask())
    expect(await propose(id)).toMatchObject({ ok: false, reason: 'bulk_not_tried' })
    await work()
    const other = await asked(id, 'ab'.repeat(32))
    const said = await makeProposal(house.tools, maker, other, WHY, now())
    expect(said).toMatchObject({ ok: false, reason: 'bulk_changed' })
    expectDone(await propose(id))
    await expect(
      house.asOwner(`UPDATE bulk_runs SET state = 'running', by = 'me', reason = 'because I can',
        proposal_id = (SELECT id FROM proposals WHERE permission = 'bulk.run')`),
    ).rejects.toThrow('was not agreed to')
    expect(await work()).toBe(false)
    expect(await countFrozen()).toBe(7)
  })

  test('of a list that somebody has changed', async () => {
    const id = await agreed()
    await house.asOwner(`INSERT INTO bulk_items (run_id, number, subject_id, label, trial)
      SELECT '${id}', 41, id, account, 'done' FROM members WHERE account = 'sophia'`)
    await work()
    expect(await find(id)).toMatchObject({ state: 'failed', because: 'bulk_changed', done: 0 })
    expect(await countFrozen()).toBe(7)
  })

  test('after it was stopped, and the vote that was missing finds another state', async () => {
    const id = await tried()
    const proposal = expectDone(await propose(id))
    expectDone(await stopBulk(house.office, checker, { siteId: ORIEL, id }))
    expect(expectDone(await agree(proposal))).toBe('stale')
    expect(await stopBulk(house.office, checker, { siteId: ORIEL, id })).toMatchObject({
      ok: false,
      reason: 'bulk_over',
    })
    expect(await work()).toBe(false)
    expect(await countFrozen()).toBe(7)
  })
})

test('more than one failure in twenty ends the run; what was done stays', async () => {
  const id = await agreed()
  // Two of thirty are more than five per cent.
  for (const member_id of await ringIds(['ring011', 'ring040'])) {
    const one = commands.get('member.freeze')
    if (!one) throw new Error('no member.freeze')
    const freeze = { one, input: { member_id }, siteId: ORIEL }
    expectDone(await actAlone(house.tools, checker, freeze, { reason: WHY, now: now() }))
  }
  await work()
  const run = await find(id)
  expect(run).toMatchObject({ state: 'stopped', because: 'too_many_failures', failed: 2 })
  expect(run.done + run.failed).toBeLessThanOrEqual(30)
  expect(await work()).toBe(false)
})

test('of two workers one has it, and what one left in its midst another ends', async () => {
  const id = await agreed()
  const pair = await Promise.all([work(), work()])
  expect(pair.filter(Boolean)).toHaveLength(1)
  expect(await find(id)).toMatchObject({ state: 'done', done: 30 })

  const other = expectDone(await ask(maker, { ids: await ringIds(['sophia', 'ring001']) })).id
  await house.asOwner(`UPDATE bulk_runs SET claim = gen_random_uuid(),
    claimed_until = house_now() + interval '1 minute' WHERE id = '${other}'`)
  expect(await work()).toBe(false)
  await freeClaim(other)
  expect(await work()).toBe(true)
  expect(await find(other)).toMatchObject({ state: 'tried', counted: 2, would: 1 })
})

test.each([
  ['support, who may freeze one alone', 'mai.srisuk', 'not_allowed'],
  ['an owner, who only votes', 'noah.weiss', 'not_allowed'],
])('is refused to %s', async (_who, account, reason) => {
  const said = await ask(await house.actor(account))
  expect(said).toMatchObject({ ok: false, reason })
})

test.each([
  [{ prefix: 'nobody' }, 'nobody'],
  [{ currency: 'gold' }, 'kind_unknown'],
])('nothing is asked for %o', async (filter, reason) => {
  expect(await ask(maker, filter)).toMatchObject({ ok: false, reason })
})
