import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Member } from '@oriel/domain/member'
import { issueHandOver } from '@oriel/domain/session'
import { expect, test } from '../fixtures.ts'
import { makePerson, worldKeys } from '../people.ts'
import { restsAt } from '../rests.ts'
import { accountButton } from '../sign-in.ts'

const stored = (key: string) => localStorage.getItem(key)
const codeFor = (database: Database, { id: memberId }: Member) => {
  const owner = { id: null, siteId: ORIEL, memberId }
  return issueHandOver(database, worldKeys(), owner, 'hand_over', new Date())
}

test('[S4.022] tk with its three companions signs in after a yes, believing only the code', async ({
  page,
  at,
  database,
}) => {
  const member = await makePerson(database)
  const tk = await codeFor(database, member)
  const query = `tk=${tk}&member_account=x&member_currency=RMB&member_id=1`
  await page.goto(at('oriel', `/?${query}`))
  await expect(page).toHaveURL(at('oriel'))
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click()
  await expect(accountButton(page)).toContainText(member.account)
  expect(await page.evaluate(stored, 'currency')).toBe('USD')
})

test('[S4.023, S4.024, S8.115, A53] enc signs in after a yes and leaves the address; a bad code leads home silently; a signed-in member stays who they are', async ({
  page,
  at,
  database,
}) => {
  await page.goto(at('oriel', '/?enc=made-up'))
  const asked = page.getByRole('alertdialog')
  const failed = page.waitForResponse('**/get_info_data')
  await asked.getByRole('button', { name: 'Log in' }).click()
  await failed
  const said = page.locator('[role=alert], [role=dialog], [role=alertdialog], .toast')
  expect(await restsAt(() => said.count())).toBe(0)
  await expect(page).toHaveURL(at('oriel'))
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  expect(await page.evaluate(stored, 'token')).toBeNull()

  const [mine, other] = [await makePerson(database), await makePerson(database)]
  const enc = await codeFor(database, mine)
  await page.goto(at('oriel', `/?enc=${enc}`))
  await expect(page).toHaveURL(at('oriel'))
  const socket = page.waitForResponse((one) => one.url().endsWith('/realtime/ticket'))
  await asked.getByRole('button', { name: 'Log in' }).click()
  await expect(accountButton(page)).toContainText(mine.account)
  expect(await page.evaluate(stored, 'token')).toMatch(/^[\w-]{43}$/)
  expect(await page.evaluate(stored, 'member_id')).toBe(mine.id)
  expect((await socket).status()).toBe(200)
  expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toContain(enc)

  await page.goto(at('oriel', `/?enc=${await codeFor(database, other)}`))
  await expect(page).toHaveURL(at('oriel'))
  await page.reload()
  await expect(accountButton(page)).toContainText(mine.account)
  await expect(asked).toHaveCount(0)
})
