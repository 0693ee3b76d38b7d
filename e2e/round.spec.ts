import { ORIEL } from '@oriel/dev-world/cast'
import type { Database } from '@oriel/db/database'
import { tellPlay } from '@oriel/dev-world/story/play'
import { findMember, type Member } from '@oriel/domain/member'
import { findLink, noteEmpty, noteHolding, refOf, saveLink } from '@oriel/domain/provider'
import { bookRounds, feedRounds } from '@oriel/domain/round'
import { createLedger } from '@oriel/ledger/ledger'
import { enterAt } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { fillLogin, openLogin } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const HOUR_MS = 3_600_000
const COUNT = 25
const PROVIDER = 'GPOR'

/** Somebody who has won as much as they lost. */
async function makePlayer(database: Database): Promise<Member> {
  const member = await makePerson(database)
  const place = { memberId: member.id, providerId: PROVIDER, currency: member.currency }
  if (!(await findLink(database.rows, PROVIDER))) {
    const link = { dialect: 'studio', url: 'http://127.0.0.1', operator: 'oriel' }
    await saveLink(database.rows, { providerId: PROVIDER, wallet: 'transfer', ...link }, new Date())
  }
  await noteHolding(database.rows, place)
  await noteEmpty(database.rows, place, null)
  const game = await database.rows
    .selectFrom('games')
    .select(['code', 'title'])
    .where('provider_id', '=', PROVIDER)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const rounds = Array.from({ length: COUNT }, (_, index) => {
    const at = new Date(Date.now() - index * HOUR_MS)
    return {
      roundId: `e2e-${member.account}-${index}`,
      playerRef: refOf(member.id),
      currency: member.currency,
      title: game.title ?? game.code,
      status: 'settled',
      stake: 10_000n,
      payout: 10_000n,
      startedAt: at,
      settledAt: at,
    } as const
  })
  const { batch } = await feedRounds({ database }, PROVIDER, rounds)
  if (batch) await bookRounds({ database, ledger: createLedger(database) }, batch)
  expect(member.siteId).toBe(ORIEL)
  return member
}

test(
  'a guest signs in and comes back to their rounds: totals, more of them, one in a sheet, and empty days',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const { account } = await makePlayer(database)
    const area = await openLogin(page, at('oriel', '/user/Transaction'))
    await fillLogin(area, account)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bet history')
    const doors = page.locator('.round-door')
    await expect(doors).toHaveCount(20)
    await expect(page.locator('.round-totals')).toContainText(`${COUNT}`)
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(doors).toHaveCount(COUNT)
    expect(await violationsOf(page, 'main')).toEqual([])

    await doors.first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(`e2e-${account}-0`)
    // The studio does not know this round and says so; our own figures stay.
    await expect(sheet.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByText('Custom range').click()
    await page.getByLabel('From').fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-01-02')
    await expect(page.getByText('No rounds in this period')).toBeVisible()
  },
)

test('each round of the cast can be replayed and verified, and their statement adds up', async ({
  page,
  at,
  database,
}) => {
  const edgePort = Number(process.env['WORLD_EDGE_PORT'])
  await tellPlay({ database, edgePort, isOver: () => false })
  const sophia = await findMember(database.rows, ORIEL, 'sophia')
  if (!sophia) throw new Error('the first of the cast is not there')
  await enterAt(page, database, sophia, at('oriel', '/user/Transaction'))
  const doors = page.locator('.round-door')
  // The studio tells its rounds a moment after they were played.
  await expect(async () => {
    await page.reload()
    await expect(doors).toHaveCount(15, { timeout: 2_000 })
  }).toPass()
  await doors.first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Verify' })).toBeVisible()
  const replay = sheet.getByRole('link', { name: 'Replay' })
  const shown = page.waitForEvent('popup')
  await replay.click()
  await expect((await shown).locator('canvas, .studio-stage').first()).toBeVisible()
  await page.goto(at('oriel', '/user/Statement'))
  await expect(page.getByText('Balance verified')).toBeVisible()
})
