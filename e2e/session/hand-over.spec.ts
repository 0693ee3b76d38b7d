import { ORIEL } from '@oriel/dev-world/cast'
import { issueHandOver, type openSession } from '@oriel/domain/session'
import { expect, test } from '../fixtures.ts'
import { makePerson, worldKeys } from '../people.ts'
import { accountButton, signIn } from '../sign-in.ts'

const stored = (key: string) => localStorage.getItem(key)

test.describe('hand-over', () => {
  const codeFor = async (
    database: Parameters<typeof openSession>[0],
    memberId: Parameters<typeof openSession>[1]['memberId'],
  ) => {
    const owner = { id: null, siteId: ORIEL, memberId }
    return issueHandOver(database, worldKeys(), owner, 'hand_over', new Date())
  }

  test('[S4.023] enc signs in after a yes, and leaves the address', async ({
    page,
    at,
    database,
  }) => {
    const { account, id } = await makePerson(database)
    const enc = await codeFor(database, id)
    await page.goto(at('oriel', `/?enc=${enc}`))
    await expect(page).toHaveURL(at('oriel'))
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('button', { name: 'Log in' }).click()
    await expect(accountButton(page)).toContainText(account)
    expect(await page.evaluate(() => document.documentElement.innerHTML)).not.toContain(enc)
  })

  test('[S4.022] tk with its three companions does the same', async ({ page, at, database }) => {
    const { account, id } = await makePerson(database)
    const tk = await codeFor(database, id)
    const query = `tk=${tk}&member_account=x&member_currency=RMB&member_id=1`
    await page.goto(at('oriel', `/?${query}`))
    await expect(page).toHaveURL(at('oriel'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click()
    // What the address said of the person is not believed.
    await expect(accountButton(page)).toContainText(account)
    expect(await page.evaluate(stored, 'currency')).toBe('USD')
  })

  test('whoever is signed in stays who they are', async ({ page, at, database }) => {
    const [mine, other] = [await makePerson(database), await makePerson(database)]
    await signIn(page, at('oriel'), mine.account)
    const enc = await codeFor(database, other.id)
    await page.goto(at('oriel', `/?enc=${enc}`))
    await expect(page).toHaveURL(at('oriel'))
    await page.reload()
    await expect(accountButton(page)).toContainText(mine.account)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('[S4.024, S8.115, A53] a code that is no good is a silent way home', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel', '/?enc=made-up'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(at('oriel'))
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
})
