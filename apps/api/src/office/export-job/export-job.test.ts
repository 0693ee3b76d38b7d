import {
  exportLinkCall,
  exportListCall,
  exportRoundsCall,
  exportStopCall,
} from '@oriel/contract/office/export-job'
import { SECOND } from '@oriel/dev-world/cast'
import { pruneExports, runNextExport } from '@oriel/domain/export-job'
import { findMember } from '@oriel/domain/member'
import { siteId } from '@oriel/core/id'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let desk: Desk
const COUNT = 12_001
const PART = 1000
beforeAll(async () => {
  office = await openOffice()
  const member = await findMember(office.database.rows, siteId(1), 'sophia')
  // One title begins as a formula would.
  const fill = `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title,
      status, stake, payout, started_at, settled_at)
    SELECT 'GPOR', 'r' || n, CASE WHEN n = 7 THEN 2 ELSE 1 END, $1, 'USD',
      CASE WHEN n = 1 THEN '=cmd()' ELSE 'orchard' END, 'settled', 10000, 5000,
      house_now() - interval '1 minute', house_now() - n / 4000 * interval '1 second'
    FROM generate_series($2::int, $3::int) n`
  // In parts: no statement may take longer than five seconds, also on a slow machine.
  for (let from = 1; from <= COUNT; from += PART) {
    const until = Math.min(from + PART - 1, COUNT)
    await office.database.pool.query(fill, [member?.id, from, until])
  }
})
afterAll(() => office.close())
beforeEach(async () => {
  desk = await office.signIn('tran.lan')
})

const days = () => ({
  from: new Date(Date.now() - 86_400_000),
  to: new Date(Date.now() + 86_400_000),
})
const ask = async () => (await desk.get<{ id: string }>(exportRoundsCall, days())).id
type Line = { id: string; state: string; because: string | null; counted: number; done: number }
const newest = async () => (await desk.get<{ list: Line[] }>(exportListCall)).list[0]
const run = () => runNextExport(office.database)
const link = async (id: string) =>
  (await desk.get<{ address: string }>(exportLinkCall, { id })).address

describe('a file', () => {
  test('has every row of the site once, and no cell is a formula', async () => {
    const id = await ask()
    expect(await newest()).toMatchObject({ id, state: 'waiting', done: 0 })
    expect(await run()).toBe(true)
    expect(await newest()).toMatchObject({ state: 'ready', counted: COUNT - 1, done: COUNT - 1 })
    const { status, body } = await desk.fetch(await link(id))
    expect(status).toBe(200)
    const lines = body.toString().trimEnd().split('\r\n')
    expect(lines[0]).toBe('settled,provider,round,account,game,currency,status,stake,payout,valid')
    const rounds = new Set(lines.slice(1).map((line) => line.split(',')[2]))
    expect(rounds.size).toBe(COUNT - 1)
    expect(rounds.has('r7')).toBe(false)
    expect(lines.find((line) => line.includes(',r1,'))).toContain(",'=cmd(),")
  })

  test('is fetched once, by the session that asked, for a quarter of an hour', async () => {
    const id = await ask()
    await run()
    const address = await link(id)
    const other = await office.signIn('pham.ha')
    expect((await other.fetch(address)).status).toBe(404)
    expect((await desk.fetch(address)).status).toBe(200)
    expect((await desk.fetch(address)).status).toBe(404)
    const late = await link(id)
    await office.office.pool.query(
      `UPDATE export_jobs SET link_until = house_now() WHERE id = $1`,
      [id],
    )
    expect((await desk.fetch(late)).status).toBe(404)
    expect((await other.say(exportLinkCall, { id })).body).toMatchObject({ code: 101 })
    const rosa = await office.signIn('rosa.lind')
    expect((await rosa.say(exportStopCall, { id }, SECOND)).body).toMatchObject({ code: 101 })
  })

  test('that would be too large is not written', async () => {
    const id = await ask()
    expect(await runNextExport(office.database, 1_000)).toBe(true)
    expect(await newest()).toMatchObject({ id, state: 'failed', because: 'too_many_rows', done: 0 })
    expect((await desk.say(exportLinkCall, { id })).body).toMatchObject({ code: 101 })
  })

  test('that a worker left in its midst is written anew by another', async () => {
    const id = await ask()
    await office.database.pool.query(
      `UPDATE export_jobs SET state = 'running', claim = gen_random_uuid(), done = 5,
      claimed_until = house_now() + interval '1 hour' WHERE id = $1`,
      [id],
    )
    expect(await run()).toBe(false)
    await office.database.pool.query(
      `UPDATE export_jobs SET claimed_until = house_now() - interval '1 second'
      WHERE id = $1`,
      [id],
    )
    expect(await run()).toBe(true)
    expect(await newest()).toMatchObject({ id, state: 'ready', done: COUNT - 1 })
  })

  test('is gone after a day', async () => {
    const id = await ask()
    await run()
    const address = await link(id)
    await office.database.pool.query(
      `UPDATE export_jobs SET ended_at = house_now() - interval '25 hours'
      WHERE id = $1`,
      [id],
    )
    expect(await pruneExports(office.database.rows)).toBeGreaterThan(0)
    expect(await newest()).toMatchObject({ id, state: 'gone' })
    expect((await desk.fetch(address)).status).toBe(404)
    const { rows } = await office.database.pool.query(
      `SELECT FROM export_chunks WHERE job_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })
})

test('of ten that are asked for at once two are under way; one that is stopped makes room', async () => {
  const said = await Promise.all(
    Array.from({ length: 10 }, () => desk.say(exportRoundsCall, days())),
  )
  const codes = said.map(({ body }) => String(body.code)).toSorted()
  expect(codes).toEqual(['100', '100', ...Array.from({ length: 8 }, () => '102')])
  const { id = '' } = (await newest()) ?? {}
  await desk.get(exportStopCall, { id })
  expect(await newest()).toMatchObject({ id, state: 'stopped' })
  await ask()
})
