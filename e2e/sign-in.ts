import { patient } from '@oriel/core/testing/patience'
import { CAST_PASSWORD } from '@oriel/dev-world/cast'
import { VISITOR_HEADER } from '@oriel/dev-world/edge'
import { expect, type Locator, type Page } from '@playwright/test'
import { somewhere } from './somewhere.ts'

export const authWindow = (page: Page): Locator => page.getByRole('dialog')

/** Shows that a person is there without reading a picture: the device works for it. */
export async function passCaptcha(area: Locator): Promise<void> {
  const button = area.locator('.captcha-other', { hasText: /without|không/ })
  const work = area.locator('.captcha-work')
  // Who has chosen so once is not asked again: the next one is worked for at once.
  await expect(button.or(work).first()).toBeVisible()
  if ((await work.count()) === 0) {
    // A robot is quicker than any person: it comes from elsewhere, as limits are per address.
    const headers = { [VISITOR_HEADER]: somewhere() }
    await area.page().context().setExtraHTTPHeaders(headers)
    await button.click()
  }
  await expect(area.locator('.captcha-work[data-status=solved]')).toBeVisible({
    timeout: patient(30_000),
  })
}

export async function openLogin(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const area = authWindow(page)
  await expect(area.getByLabel('Account name')).toBeFocused()
  return area
}

export async function fillLogin(
  area: Locator,
  account: string,
  password: string = CAST_PASSWORD,
): Promise<void> {
  await area.getByLabel('Account name').fill(account)
  await area.getByLabel('Password', { exact: true }).fill(password)
  await passCaptcha(area)
  await area.getByRole('button', { name: 'Log in', exact: true }).click()
}

export const accountButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^My account/ })

export async function signIn(page: Page, url: string, account: string): Promise<void> {
  await fillLogin(await openLogin(page, url), account)
  await expect(accountButton(page)).toContainText(account)
}
