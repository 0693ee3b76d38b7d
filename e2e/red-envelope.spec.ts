import { newId } from '@oriel/core/id'
import { patient } from '@oriel/core/testing/patience'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { openEnvelope, type EnvelopeId } from '@oriel/domain/red-envelope'
import { enterAt, enterLive, socketJoined } from './enter.ts'
import { makeOldest, openHidden } from './envelope.ts'
import { expect, test } from './fixtures.ts'
import { makePerson, worldKeys } from './people.ts'
import { restsAt } from './rests.ts'
import { violationsOf } from './violations.ts'

/** Currencies of no other journey: an envelope is for everybody who plays with it. */
const CURRENCIES = { desktop: 'BRL', phone: 'NGN' } as const
const ALONE = 'INR'
type Own = (typeof CURRENCIES)[keyof typeof CURRENCIES]
const UNITS = 120_000n
const LASTS_MS = 600_000

async function open(database: Database, currency: Own, slots: number): Promise<EnvelopeId> {
  const id = newId<'red-envelope'>()
  const now = Date.now()
  const opening = {
    id,
    siteId: ORIEL,
    name: 'Journey',
    currency,
    total: UNITS * BigInt(slots),
    slots,
    least: UNITS,
    most: UNITS,
    registeredBefore: null,
    opensAt: new Date(now),
    endAt: new Date(now + LASTS_MS),
  } as const
  const by = { opened: 'rosa.lind', checked: 'tran.lan', proposalId: null }
  await database.transaction((work) => openEnvelope(work, worldKeys(), opening, by))
  return id
}

test(
  '[S1.020, S2.077, S4.055, S4.057, S4.058, S4.059] an envelope from its display to cash in the header, and one that is claimed too late',
  { tag: '@phone' },
  async ({ page, at, database, isMobile }) => {
    const currency = CURRENCIES[isMobile ? 'phone' : 'desktop']
    const member = await makePerson(database, { currency })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const float = page.getByRole('button', { name: /^Red envelope/ })

    await test.step('it comes to an open page, and its window counts down', async () => {
      await enterAt(page, database, member, at('oriel'))
      await expect.poll(() => asked).toContain('/api/arks/web/activity/red_envelope_promotion')
      await open(database, currency, 5)
      // The page hears of it once its socket is there, and asks again after a reload.
      await expect(async () => {
        if (!(await float.isVisible())) await page.reload()
        await expect(float).toBeVisible({ timeout: 5_000 })
      }).toPass()
      await float.click()
      const window = page.getByRole('dialog')
      await expect(window.getByRole('heading')).toHaveText('A red envelope for you')
      await expect(window.getByRole('timer')).toContainText(/0\d min/)
      expect(await violationsOf(page, '.envelope-window')).toEqual([])
    })

    await test.step('what it gives is in the header when the window is closed', async () => {
      const window = page.getByRole('dialog')
      await window.getByRole('button', { name: 'Open the envelope' }).click()
      await expect(window.getByRole('heading')).toContainText('Yours, opened at')
      await expect(window).toContainText('12')
      expect(await violationsOf(page, '.envelope-window')).toEqual([])
      const before = asked.length
      await window.getByRole('button', { name: 'Thank you' }).click()
      await expect(window).toHaveCount(0)
      await expect.poll(() => asked.slice(before)).toContain('/api/member/profile/common/layout')
      await expect(page.getByTestId('balance').first()).toContainText(/12[.,]00/)
      await expect(float).toHaveCount(0)
    })

    await test.step('one whose last slot is gone answers 102 and is cleared', async () => {
      const id = await open(database, currency, 1)
      // Once it was told and read again, the page asks because of the time alone.
      const shown = database.rows
        .selectFrom('red_envelopes')
        .select('shown_at')
        .where('id', '=', id)
      await expect.poll(() => shown.executeTakeFirst()).not.toEqual({ shown_at: null })
      const joined = socketJoined(page)
      await page.reload()
      await joined
      await restsAt(async () => asked.length)
      await float.click()
      await database.pool.query(
        `UPDATE red_envelope_slots s SET member_id = uuidv7(), person_id = uuidv7(),
          claimed_at = house_now() FROM red_envelopes e
        WHERE e.id = s.envelope_id AND e.currency = $1 AND s.member_id IS NULL`,
        [currency],
      )
      const window = page.getByRole('dialog')
      await window.getByRole('button', { name: 'Open the envelope' }).click()
      await expect(window).toContainText('This envelope is over.')
      const before = asked.length
      await expect
        .poll(() => asked.slice(before))
        .toContain('/api/arks/web/activity/red_envelope_promotion')
      await window.getByRole('button', { name: 'Close' }).last().click()
      await expect(float).toHaveCount(0)
    })
  },
)

test('[S4.056, S9.027] at zero an envelope ends, and the page asks for the next one 3 s later', async ({
  page,
  at,
  database,
}) => {
  const member = await makePerson(database, { currency: ALONE })
  await makeOldest(database, member)
  const lastsMs = patient(15_000)
  const endsAt = Date.now() + lastsMs
  const id = await openHidden(database, member, lastsMs)
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/red_envelope_promotion')) asked.push(Date.now())
  })
  // Its socket is there: from here on it asks because of the time alone.
  await enterLive(page, database, member, at('oriel'))
  const float = page.getByRole('button', { name: /^Red envelope/ })
  await expect(float).toBeVisible()
  await expect(float).toHaveCount(0, { timeout: lastsMs + patient(5_000) })
  const lateMs = () => (asked.find((when) => when > endsAt) ?? endsAt) - endsAt
  await expect.poll(lateMs).toBeGreaterThanOrEqual(3_000)
  expect(lateMs()).toBeLessThan(patient(6_000))
  await test.step('its seed is open now: the browser draws all amounts again', async () => {
    await page.goto(at('oriel', `/fairness?envelope=${id}`))
    await expect(page.getByText('Drawn again: all 3 amounts and the hash agree.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
