import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import type { Locator, Page } from '@playwright/test'
import { enterAt, enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { giveCard, makeHolder, makeOlder, newNumber, payFrom, typePin } from './holder.ts'
import { violationsOf } from './violations.ts'

const WRONG_PIN = '0000'

async function choose(page: Page, window: Locator, label: string, option: string): Promise<void> {
  await window.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

/** First step: the account. Leaves the window at the second. */
async function fillAccount(page: Page, window: Locator, bank: string, number: string) {
  await choose(page, window, 'Bank', bank)
  await window.getByLabel('Account number').fill(number)
  await expect(window.getByText('The number is complete')).toBeVisible()
  await window.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible()
}

test(
  'a bank account is added, cools, becomes the default and is removed',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const member = await makeHolder(database)
    const known = newNumber()
    await giveCard(database, member, known)
    await makeOlder(member.id)
    await payFrom(database, member, known)
    await enterAt(page, database, member, at('oriel', '/user/BindAccount'))
    const main = page.getByRole('main')
    const chase = main.getByRole('article', { name: `Chase •••• ${known.slice(-4)}` })
    const number = newNumber()
    const name = `Citibank •••• ${number.slice(-4)}`
    const citibank = main.getByRole('article', { name })

    await test.step('what there is: one that is verified, and places for more', async () => {
      await expect(chase).toContainText('Verified')
      await expect(chase).toContainText('Default')
      await expect(main.getByText('No e-wallet added yet.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('a wrong withdrawal password adds nothing', async () => {
      await main.getByRole('button', { name: 'Add a bank account' }).click()
      const first = page.getByRole('dialog', { name: 'Add a bank account' })
      await expect(first.getByLabel('Account holder')).toHaveValue('S•••s')
      await expect(first.getByLabel('Account holder')).not.toBeEditable()
      expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
      await fillAccount(page, first, 'Citibank', number)
      const second = page.getByRole('dialog', { name: 'Confirm it is you' })
      await second.getByLabel('Password', { exact: true }).fill(CAST_PASSWORD)
      await typePin(second, WRONG_PIN)
      await second.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(second.getByText('Wrong withdrawal password.')).toBeVisible()
      expect(await violationsOf(page, '[role="dialog"]')).toEqual([])
      // The password stays, what was wrong is asked for again.
      await expect(second.getByLabel('Password', { exact: true })).toHaveValue(CAST_PASSWORD)
      await typePin(second, CAST_WITHDRAW_PASSWORD)
      await second.getByRole('button', { name: 'Add', exact: true }).click()
    })
    await test.step('the right one adds it, and it cools for a day', async () => {
      await expect(main.getByText(`${name} was added.`)).toBeVisible()
      await expect(citibank).toContainText('Cooling')
      const note = main.getByRole('region', { name: `${name} is cooling` })
      await expect(note.getByRole('timer')).toContainText(/2[34]:\d\d:\d\d/u)
      expect(await page.content()).not.toContain(number)
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('it becomes the default', async () => {
      await citibank.getByRole('button', { name: `Make default: ${name}` }).click()
      const window = page.getByRole('dialog', { name: `Make ${name} the default` })
      await window.getByLabel('Password', { exact: true }).fill(CAST_PASSWORD)
      await typePin(window, CAST_WITHDRAW_PASSWORD)
      await window.getByRole('button', { name: 'Make default' }).click()
      await expect(main.getByText(`${name} is your default now.`)).toBeVisible()
      await expect(citibank).toContainText('Default')
      await expect(chase.getByRole('button', { name: /^Make default/u })).toBeVisible()
    })
    await test.step('who has not added it stops it, and is led to another password', async () => {
      const note = main.getByRole('region', { name: `${name} is cooling` })
      await note.getByRole('button', { name: 'This was not me' }).click()
      const question = page.getByRole('alertdialog', { name: `Remove ${name} now?` })
      await question.getByRole('button', { name: 'Remove' }).click()
      await expect(main.getByText(`${name} was removed. Change your password now.`)).toBeVisible()
      await expect(citibank).toHaveCount(0)
      await main.getByRole('link', { name: 'Open Account info' }).click()
      await expect(page).toHaveURL(/\/user\/Info$/u)
    })
  },
)

test('a card that was refused says why, as soon as it is', async ({ page, at, database }) => {
  const member = await makeHolder(database)
  const number = newNumber()
  await giveCard(database, member, number)
  await enterLive(page, database, member, at('oriel', '/user/BindAccount'))
  const main = page.getByRole('main')
  const card = main.getByRole('article', { name: `Chase •••• ${number.slice(-4)}` })
  await expect(card).toBeVisible()
  await payFrom(database, member, number, 'Ben Stone')
  await expect(card).toHaveCount(0)
  const refused = main.getByRole('region', { name: 'Refused' })
  await expect(refused).toContainText('The holder’s name differs from your profile.')
  expect(await violationsOf(page)).toEqual([])
})

test('an address is checked while it is typed, by the keyboard alone', async ({
  page,
  at,
  database,
}) => {
  const member = await makeHolder(database)
  await enterAt(page, database, member, at('oriel', '/user/BindAccount'))
  const add = page.getByRole('button', { name: 'Add a crypto address' })
  await add.focus()
  await page.keyboard.press('Enter')
  const window = page.getByRole('dialog', { name: 'Add a crypto address' })
  const address = window.getByLabel('Address', { exact: true })
  await address.focus()
  await page.keyboard.type('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T')
  await page.keyboard.press('Enter')
  await expect(window.getByText(/^This is no address of this network\./u)).toBeVisible()
  await expect(address).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('t')
  await expect(window.getByText('The address is right')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(window).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('without a withdrawal password the page leads to where it is set', async ({
  page,
  at,
  database,
}) => {
  const member = await makeHolder(database)
  await database.rows
    .updateTable('members')
    .set({ withdraw_password_hash: null })
    .where('id', '=', member.id)
    .execute()
  await enterAt(page, database, member, at('oriel', '/user/BindAccount'))
  const main = page.getByRole('main')
  await expect(main.getByText('Set a withdrawal password first')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Add/u })).toHaveCount(0)
  await main.getByRole('link', { name: 'Open Account info' }).click()
  await expect(page).toHaveURL(/\/user\/Info$/u)
})
