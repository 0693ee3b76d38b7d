import { randomHex } from '@oriel/core/random-hex'
import { expect, type Locator, type Page } from '@playwright/test'
import { accountButton, authWindow, passCaptcha } from './sign-in.ts'

const PASSWORD = 'garden42'
export const newAccount = (): string => `r${randomHex(9)}`

export async function openRegister(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  const area = authWindow(page)
  await expect(area.getByLabel('Account name')).toBeVisible()
  return area
}

export async function fillAccount(area: Locator, account: string): Promise<void> {
  await area.getByLabel('Account name').fill(account)
  await area.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const repeated = area.getByLabel('Repeat password')
  if ((await repeated.count()) > 0) await repeated.fill(PASSWORD)
  await expect(area.getByText('Available', { exact: true })).toBeVisible()
}

export const goOn = (area: Locator) => area.getByRole('button', { name: 'Continue' }).click()

/** Nobody comes to the second step without having accepted the agreement. */
export async function accept(area: Locator): Promise<void> {
  await goOn(area)
  await expect(area.getByText('Please read and accept the agreement first.')).toBeVisible()
  await area.getByRole('checkbox').check()
  await goOn(area)
}

/** What USD asks for besides the account. */
export async function fillDetails(area: Locator, account: string): Promise<void> {
  await area.getByLabel('E-mail').fill(`${account}@example.com`)
  await area.getByLabel('Year').selectOption('1990')
  await area.getByLabel('Month').selectOption({ index: 4 })
  await area.getByLabel('Day').selectOption('17')
}

export async function finish(page: Page, area: Locator, account: string): Promise<void> {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) sent += 1
  })
  const create = area.getByRole('button', { name: 'Create account' })
  await passCaptcha(area)
  expect(sent).toBe(0)
  await create.dblclick()
  await expect(accountButton(page)).toContainText(account)
  await expect(area).toBeHidden()
  expect(sent).toBe(1)
}
