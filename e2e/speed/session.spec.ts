import { ORIEL } from '@oriel/dev-world/cast'
import { openSession } from '@oriel/domain/session'
import { enterLive } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { atMost } from './bounds.ts'

/** A session ends everywhere within two seconds of the login that replaces it. */
const OUT_MS = 2_000

test('a browser is out soon after another login', async ({ page, at, database }) => {
  const member = await makePerson(database)
  await enterLive(page, database, member, at('oriel'))
  const begun = performance.now()
  await openSession(database, { siteId: ORIEL, memberId: member.id }, new Date())
  await expect(page.getByRole('dialog', { name: 'Logged in elsewhere' })).toBeVisible()
  atMost('speed.session out_ms', performance.now() - begun, OUT_MS)
})
