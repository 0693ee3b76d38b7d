import { createConnection } from '@oriel/db/pool'
import type { Database, Rows } from '@oriel/db/database'
import { plant } from '@oriel/dev-world/testing/plant'
import {
  openOfficeDatabase,
  toldDatabase,
  type TestDatabase,
} from '@oriel/dev-world/testing/test-db'
import { listBulks } from '@oriel/domain/bulk'
import { listExports } from '@oriel/domain/export-job'
import { listProposals } from '@oriel/domain/proposal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../testing/office.ts'
import { openOuthouse } from '../testing/outhouse.ts'
import { planOf } from '../testing/plan-of.ts'
import { countQueue, listQueue, queuesOf, type Viewer } from './queue.ts'

/** What is over stays for years; what waits is a handful. */
const OVER = 20_000
const page = { after: null, count: 50 }
const large = new Set([
  'transfers',
  'held_wins',
  'provider_cases',
  'payment_cases',
  'dead_letters',
  'proposals',
  'export_jobs',
  'bulk_runs',
  'withdrawals',
  'parked_arrivals',
  'payment_arrivals',
])

let database: TestDatabase
let office: Database
let owner: ReturnType<typeof createConnection>
let viewer: Viewer
beforeAll(async () => {
  database = await toldDatabase()
  office = openOfficeDatabase(database)
  owner = createConnection({ url: database.ownerUrl, name: 'plans' })
  await owner.connect()
  const staff = await office.rows
    .selectFrom('staff')
    .select(['id', 'person_id'])
    .where('account', '=', 'rosa.lind')
    .executeTakeFirstOrThrow()
  viewer = { siteId: ORIEL, staffId: staff.id, personId: staff.person_id }
  const { rows } = await owner.query<{ id: string }>(`SELECT id FROM members LIMIT 1`)
  const member = rows[0]?.id ?? ''
  const series = `FROM generate_series(1, ${OVER}) n`
  // Most belong to other sites, as in a house of many.
  const site = `CASE WHEN n % 100 = 0 THEN 1 ELSE 3 END`
  const who = `CASE WHEN n % 100 = 0 THEN '${staff.person_id}'::uuid ELSE gen_random_uuid() END`
  const ago = `house_now() - n * interval '1 minute'`
  await plant(
    database,
    `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction, asked, moved,
        reference, state, cause_kind, cause_id, made_at, ended_at)
      SELECT gen_random_uuid(), 1, '${member}', 'GPXX', 'USD', 'in', 1, 1, 'reference' || n,
        'completed', 'play', n, ${ago}, ${ago} ${series}`,
    `INSERT INTO held_wins (id, site_id, member_id, provider_id, round_id, title, currency, amount,
        win_max, state, held, told_at, decided_at, decided_by, because)
      SELECT gen_random_uuid(), 1, '${member}', 'GPXX', n, 'x', 'USD', 1, 1, 'released', 1, ${ago},
        ${ago}, 'x', 'x' ${series}`,
    `INSERT INTO provider_cases (id, provider_id, kind, subject, detail, opened_at, closed_at,
        closed_because, site_id)
      SELECT gen_random_uuid(), 'GPXX', 'transfer', n, '{}', ${ago}, ${ago}, 'x', 1 ${series}`,
    `INSERT INTO dead_letters (number, site_id, consumer, subject, error, body, died_at, asked_at,
        asked_by, over_at, outcome)
      SELECT 900000 + n, 1, 'x', 'x', 'x', '', ${ago}, ${ago}, 'x', ${ago}, 'replayed' ${series}`,
    `INSERT INTO proposals (id, site_id, permission, subject_kind, subject_id, command, command_hash,
        before, before_version, after, reason, needs, made_by, made_person, made_session,
        made_device, made_at, expires_at, state, done_at)
      SELECT gen_random_uuid(), ${site}, 'member.unfreeze', 'member', n, '{}', sha256(''), '{}', '', '{}',
        'a reason long enough', 2, '${staff.id}', '${staff.person_id}', gen_random_uuid(),
        sha256(''), ${ago}, ${ago}, 'done', ${ago} ${series}`,
    `INSERT INTO export_jobs (id, site_id, kind, filter, staff_id, person_id, state, ended_at)
      SELECT gen_random_uuid(), ${site}, 'rounds', '{}', '${staff.id}', ${who}, 'gone',
        ${ago} ${series}`,
    `INSERT INTO bulk_runs (id, site_id, kind, filter, staff_id, by, counted, list_hash, state,
        ended_at)
      SELECT gen_random_uuid(), ${site}, 'freeze', '{}', '${staff.id}', 'x', 1, sha256(''), 'stopped',
        ${ago} ${series}`,
  )
  const { cardId } = await (await openOuthouse(database)).holder(0n)
  await plant(
    database,
    `INSERT INTO withdrawals (id, site_id, member_id, number, card_id, method_id, kind, currency,
        amount, fee, settled, day, request_id, request_sha, state, people, first_by, stage,
        promised_at, made_at, ended_at, due_at)
      SELECT gen_random_uuid(), 1, c.member_id, 'W260101-' || lpad(n::text, 6, '0'), c.id, m.id,
        'bank', 'USD', 1, 0, 1, '2026-01-01', gen_random_uuid(), sha256('x'), 'paid', 1,
        gen_random_uuid(), 'ended', ${ago}, ${ago}, ${ago} - interval '1 day', NULL
      FROM bank_cards c, payment_methods m, generate_series(1, ${OVER}) n
      WHERE c.id = '${cardId}' AND m.replaced_at IS NULL`,
  )
  await plant(
    database,
    `INSERT INTO payment_cases (id, link_id, site_id, kind, subject, detail, opened_at, closed_at,
        closed_because)
      SELECT gen_random_uuid(), 'PSONE', 1, 'payout', n, '{}', ${ago}, ${ago}, 'x' ${series}`,
    `INSERT INTO payment_arrivals (link_id, provider_tx, site_id, currency, amount, state, reason,
        to_available, to_owed, to_fee, to_suspense, seen_at, final_at, posted_at)
      SELECT 'PSONE', n, 1, 'USD', 1, 'sent_back', 'no_order', 0, 0, 0, 1, ${ago}, ${ago}, ${ago}
      ${series}`,
    `INSERT INTO parked_arrivals (link_id, provider_tx, site_id, currency, amount, reason, is_rest,
        state, entered_at, ended_at)
      SELECT 'PSONE', n, 1, 'USD', 1, 'no_order', false, 'sent_back', ${ago},
        ${ago} - interval '1 day' ${series}`,
  )
  await owner.query(`ANALYZE ${[...large].join(', ')}`)
})
afterAll(async () => {
  await owner.end()
  await office.close()
  await database.drop()
})

const queueOf = async (name: string) => {
  const queue = (await queuesOf(office.rows, viewer)).get(name)
  if (!queue) throw new Error(`no queue ${name}`)
  return queue
}

test.each([
  ['withdrawals', /withdrawals_waiting/],
  ['arrivals', /parked_arrivals_waiting/],
  ['held', /held_wins_queue/],
  // Every index over what is not over is as short as the queue.
  ['transfers', /transfers_(queue|due|open)/],
  ['cases', /provider_cases_queue[^]*payment_cases_open/],
  ['dead-letters', /dead_letters_queue/],
  ['proposals', /proposals_open/],
])('the queue %s: an index answers its list and its figures', async (name, index) => {
  const queue = await queueOf(name)
  for (const ask of [
    (rows: Rows) => listQueue(rows, queue, viewer, page),
    (rows: Rows) => countQueue(rows, queue, viewer, new Date()),
  ]) {
    const { plan, scanned } = await planOf(office, owner, large, ask)
    expect(plan).toMatch(index)
    expect(scanned).toEqual([])
  }
})

test.each<[string, (rows: Rows) => Promise<unknown>, string]>([
  [
    'open proposals',
    (rows) => listProposals(rows, { siteId: ORIEL, state: 'open', ...page }),
    'proposals_open',
  ],
  [
    'proposals that are over',
    (rows) => listProposals(rows, { siteId: ORIEL, state: 'over', ...page }),
    'proposals_site',
  ],
  ['exports', (rows) => listExports(rows, viewer, page), 'export_jobs_person'],
  ['bulk runs', (rows) => listBulks(rows, ORIEL, page), 'bulk_runs_site'],
])('the list of %s: an index answers', async (_name, ask, index) => {
  const { plan, scanned } = await planOf(office, owner, large, ask)
  expect(plan).toContain(index)
  expect(scanned).toEqual([])
})
