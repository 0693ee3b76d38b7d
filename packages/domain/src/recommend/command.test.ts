import { expectDone } from '@oriel/core/outcome'
import { SECOND } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor } from '@oriel/domain/command'
import { commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { addTerms, findTerms, type TermsDraft } from './terms.ts'

const WHY = 'the terms of the new year'
const now = new Date()

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

const INPUT = { currency: 'USD', is_open: true, share_ppm: 500, share_days: 60, share_max: '50' }
const DRAFT: TermsDraft = {
  currency: 'USD',
  sharePpm: 500,
  shareDays: 60,
  shareMax: 500_000n,
}

async function propose(): Promise<string> {
  const one = commands.get('recommend.edit')
  if (!one) throw new Error('there is no such command')
  const asked = { one, input: INPUT, siteId: ORIEL }
  return expectDone(await makeProposal(house.tools, maker, asked, WHY, now))
}
async function agree(id: string) {
  const { command_hash: hash } = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return decideProposal(house.tools, commands, checker, { id, vote: 'yes', reason: WHY, hash }, now)
}
/** As somebody in the office who goes past the command. */
const add = (proposalId: string | null, changes: Partial<TermsDraft> = {}, siteId = ORIEL) =>
  house.office.transaction((work) =>
    addTerms(work, siteId, { ...DRAFT, ...changes }, { by: 'one, two', proposalId }),
  )
const refused = { constraint: 'recommend_two_people' }
/** Done, and its version not there yet: as while the last vote is counted. */
async function makeDone(): Promise<string> {
  const id = await propose()
  const done = "UPDATE proposals SET state = 'done', done_at = house_now()"
  await plant(database, `${done} WHERE id = '${id}'`)
  return id
}

test('two people agree to a version, which names their proposal and takes it for itself', async () => {
  const before = await findTerms(database.rows, ORIEL, 'USD')
  const id = await propose()
  await expect(add(id)).rejects.toMatchObject(refused)
  expect(await agree(id)).toEqual({ ok: true, value: 'done' })
  const version = (before?.version ?? 0) + 1
  expect(await findTerms(database.rows, ORIEL, 'USD')).toMatchObject({ ...DRAFT, version })
  const { rows } = await sql<{ proposal_id: string }>`SELECT proposal_id FROM recommend_terms
    WHERE site_id = ${ORIEL} AND currency = 'USD' AND version = ${version}`.execute(database.rows)
  expect(rows).toEqual([{ proposal_id: id }])
  await expect(add(id)).rejects.toMatchObject({ constraint: 'recommend_terms_proposal' })
})

test.each([
  ['share', { sharePpm: 501 }],
  ['number of days', { shareDays: 61 }],
  ['most', { shareMax: 500_001n }],
  ['currency', { currency: 'VND' }],
] as const)('the office adds no other %s than two people agreed to', async (_name, changes) => {
  await expect(add(await makeDone(), changes)).rejects.toMatchObject(refused)
})

test('the office adds nothing without a proposal, nor by one of another site', async () => {
  const older = "UPDATE proposals SET done_at = done_at - interval '1 hour' WHERE state = 'done'"
  await plant(database, older)
  await expect(add(null)).rejects.toMatchObject(refused)
  const id = await makeDone()
  await expect(add(id, { currency: 'VND' }, SECOND)).rejects.toMatchObject(refused)
  await add(id)
})

test('a process of the release before takes the proposal that was done just now, once', async () => {
  await makeDone()
  await add(null)
  await expect(add(null)).rejects.toMatchObject(refused)
})
