import { createConnection } from '@oriel/db/pool'
import { runRemovals } from '@oriel/domain/removal'
import { createLedger } from '@oriel/ledger/ledger'
import { enterAt } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson, worldKeys } from './people.ts'
import { violationsOf } from './violations.ts'

/** The wait is over for this account: its days are moved, not the clock that others live by. */
async function endWait(memberId: string): Promise<void> {
  const url = (process.env['WORLD_DATABASE_URL'] ?? '').replace('oriel_app', 'oriel_owner')
  const owner = createConnection({ url, name: 'removal' })
  await owner.connect()
  try {
    await owner.query(
      `UPDATE removals SET asked_at = asked_at - interval '7 days', due_at = due_at - interval '7 days'
        WHERE member_id = $1 AND state = 'waiting'`,
      [memberId],
    )
  } finally {
    await owner.end()
  }
}

test(
  'an account is deleted: asked for, called off, asked for again, and gone after its wait',
  { tag: '@phone' },
  async ({ page, at, database, troubles }) => {
    const personal = { name: 'Nora Way', email: 'nora.way@example.com' }
    const member = await makePerson(database, { personal })
    await enterAt(page, database, member, at('oriel', '/user/Info'))
    const card = page.getByRole('region', { name: 'Delete account' })
    const keep = page.getByRole('button', { name: 'Keep my account' })
    const ask = async (): Promise<void> => {
      await card.getByRole('button', { name: 'Delete my account' }).click()
      const question = card.getByRole('group', { name: 'Delete your account in 7 days?' })
      await expect(question.getByRole('heading')).toBeFocused()
      await question.getByRole('button', { name: 'Yes, delete it' }).click()
      await expect(page.getByText(/^Your account will be deleted on /u)).toBeVisible()
    }

    await test.step('it says what goes and what stays before it is asked for', async () => {
      await card.getByRole('button', { name: 'Delete my account' }).click()
      await expect(card.getByText(/^Gone for good: your name, contacts/u)).toBeVisible()
      await expect(card.getByText(/^What stays, without your name/u)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await card.getByRole('button', { name: 'Not now' }).click()
      await expect(card.getByRole('button', { name: 'Delete my account' })).toBeFocused()
    })
    await test.step('every page of the centre offers to keep it', async () => {
      await ask()
      await page.goto(at('oriel', '/user/Letter'))
      await expect(keep).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await keep.click()
      await expect(keep).toHaveCount(0)
      await page.goto(at('oriel', '/user/Info'))
    })
    await test.step('after its wait it is gone, and so is whoever was signed in', async () => {
      await ask()
      await endWait(member.id)
      const tools = { database, keys: worldKeys(), ledger: createLedger(database) }
      await expect.poll(() => runRemovals(tools, new Date())).toBe(0)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Delete account' })).toHaveCount(0)
      const { account, state } = await database.rows
        .selectFrom('members')
        .select(['account', 'state'])
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow()
      expect({ account, state }).toEqual({ account: `-${member.id}`, state: 'removed' })
      // The browser still has what it kept of the session: each call is told that it is over.
      await page.goto('about:blank')
      for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
    })
  },
)
