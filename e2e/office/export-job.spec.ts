import { readFileSync } from 'node:fs'
import { patient } from '@oriel/core/testing/patience'
import { plant } from '@oriel/dev-world/testing/plant'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const ROUNDS = 100_000
const FILE_MS = patient(60_000)

test('finance asks for a hundred thousand rounds, sees how far they are, and fetches them once', async ({
  browser,
  database,
  troubles,
}) => {
  test.setTimeout(patient(120_000))
  const { id } = await makePerson(database)
  // Told as a provider tells them, so many rounds take minutes; here only the file matters.
  const ownerUrl = (process.env['WORLD_DATABASE_URL'] ?? '').replace('oriel_app', 'oriel_owner')
  await plant(
    { ownerUrl },
    `INSERT INTO rounds (provider_id, round_id, site_id, member_id, currency, title, status, stake,
      payout, started_at, settled_at)
    SELECT 'GPOR', 'file' || n, 1, '${id}', 'USD', 'orchard', 'settled', 10000, 9000, at, at
    FROM (SELECT n, house_now() - interval '1 day' - n * interval '1 millisecond' AS at
      FROM generate_series(1, ${ROUNDS}) n) told`,
  )
  const desk = await openDesk(browser, troubles)
  await signIn(desk, 'tran.lan')
  await desk.goto(office('/oriel/exports'))
  expect(await violationsOf(desk)).toEqual([])

  await desk.keyboard.press('e')
  const sheet = desk.getByRole('dialog', { name: /^New export/ })
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  await sheet.getByLabel('From').fill(day(2))
  await sheet.getByLabel('To, this day included').fill(day(0))
  await sheet.getByRole('button', { name: 'Ask for the file' }).click()

  const row = desk.getByRole('row', { name: /^.*X-\d+/ }).first()
  await expect(row.getByRole('progressbar')).toBeVisible()
  await expect(row.getByText('Ready', { exact: true })).toBeVisible({ timeout: FILE_MS })
  const download = desk.waitForEvent('download')
  await row.getByRole('button', { name: 'Download' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  const newest = database.rows.selectFrom('export_jobs').select('counted').orderBy('number', 'desc')
  const { counted } = await newest.limit(1).executeTakeFirstOrThrow()
  expect(lines).toHaveLength(Number(counted) + 1)
  const own = lines.filter((line) => /,file\d+,/.test(line))
  expect(new Set(own).size).toBe(ROUNDS)
  await expect(row.getByText('Fetched', { exact: true })).toBeVisible()
  await desk.context().close()
})
