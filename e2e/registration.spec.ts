import AxeBuilder from '@axe-core/playwright'
import { CASE_ASKS, CASE_FORMS, CASE_TODAY, FIELD_CASES } from '@oriel/contract/testing/field-cases'
import { randomHex } from '@oriel/core/random-hex'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, authWindow, passCaptcha } from './sign-in.ts'

const PASSWORD = 'garden42'
const newAccount = (): string => `r${randomHex(9)}`

async function openRegister(page: Page, url: string): Promise<Locator> {
  await page.goto(url)
  const area = authWindow(page)
  await expect(area.getByLabel('Account', { exact: true })).toBeVisible()
  return area
}

async function fillAccount(area: Locator, account: string): Promise<void> {
  await area.getByLabel('Account', { exact: true }).fill(account)
  await area.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await area.getByLabel('Repeat password').fill(PASSWORD)
  await expect(area.getByText('Free to use')).toBeVisible()
}

/** Phones ask in two steps; a desktop shows all at once. */
async function goOn(area: Locator, isMobile: boolean): Promise<void> {
  if (isMobile) await area.getByRole('button', { name: 'Continue' }).click()
}

async function finish(page: Page, area: Locator, account: string): Promise<void> {
  await passCaptcha(area)
  await area.getByRole('checkbox').check()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/register')) sent += 1
  })
  await area.getByRole('button', { name: 'Create account' }).dblclick()
  await expect(accountButton(page)).toContainText(account, { timeout: 20_000 })
  await expect(area).toBeHidden()
  expect(sent).toBe(1)
}

const choose = (area: Locator, currency: string) =>
  area.getByRole('radio', { name: new RegExp(currency) }).check({ force: true })

async function fillPin(area: Locator, pin: string): Promise<void> {
  for (const [at, digit] of Array.from(pin).entries()) {
    await area.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  }
}

test('[S1.014, S4.078, S4.079, S4.080, S5.028] registering in USD: mail, birthday and withdrawal password', async ({
  page,
  at,
  isMobile,
}) => {
  const account = newAccount()
  const area = await openRegister(page, at('oriel', '/?modal=register'))
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await fillAccount(area, account)
  await goOn(area, isMobile)
  await area.getByLabel('E-mail').fill(`${account}@example.com`)
  await area.getByLabel('Year').selectOption('1990')
  await area.getByLabel('Month').selectOption({ index: 4 })
  await area.getByLabel('Day').selectOption('17')
  await fillPin(area, '4711')
  await finish(page, area, account)
})

test(
  '[S5.020] registering in RMB: a real name in Chinese',
  { tag: '@once' },
  async ({ page, at, isMobile }) => {
    const account = newAccount()
    const area = await openRegister(page, at('oriel', '/?modal=register'))
    await choose(area, 'RMB')
    await fillAccount(area, account)
    await goOn(area, isMobile)
    const name = area.getByLabel('Real name', { exact: true })
    await name.fill('Anna Reed')
    await passCaptcha(area)
    await area.getByRole('checkbox').check()
    await area.getByRole('button', { name: 'Create account' }).click()
    await expect(
      area.getByText('Please write your real name in Chinese characters only.'),
    ).toBeVisible()
    await expect(name).toBeFocused()
    const han = Array.from({ length: 3 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 5_000)),
    ).join('')
    await name.fill(han)
    await area.getByRole('button', { name: 'Create account' }).click()
    await expect(accountButton(page)).toContainText(account, { timeout: 20_000 })
  },
)

test(
  '[S4.082, S5.034, S9.024] registering in VND: a code to the phone',
  { tag: '@once' },
  async ({ page, at, isMobile, playwright }) => {
    const account = newAccount()
    const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    const area = await openRegister(page, at('oriel', '/?modal=register'))
    await choose(area, 'VND')
    await fillAccount(area, account)
    await goOn(area, isMobile)
    await area.getByLabel('Real name', { exact: true }).fill('NGUYENVANA')
    await area.getByLabel('Phone', { exact: true }).fill(phone)
    await area.getByRole('button', { name: 'Send code' }).click()
    await expect(area.getByRole('button', { name: /^Again in [45]:/ })).toBeVisible({
      timeout: 20_000,
    })
    const port = process.env['WORLD_EDGE_PORT']
    const client = await playwright.request.newContext()
    const inbox = async (): Promise<string | undefined> => {
      const answer = await client.get(`http://127.0.0.1:${port}/messages`, {
        headers: { host: `sandbox.localhost:${port}` },
        params: { to: `+84${phone.slice(1)}` },
      })
      const { messages } = (await answer.json()) as { messages: { code: string }[] }
      return messages[0]?.code
    }
    await expect.poll(inbox, { timeout: 15_000 }).toMatch(/^\d{6}$/)
    await area.getByLabel(/^SMS code/).fill((await inbox()) ?? '')
    await client.dispose()
    await finish(page, area, account)
  },
)

test('[S4.083] a change of currency empties what is no longer asked for, and says so', async ({
  page,
  at,
  isMobile,
}) => {
  const area = await openRegister(page, at('oriel', '/?modal=register'))
  await fillAccount(area, newAccount())
  await goOn(area, isMobile)
  await area.getByLabel('E-mail').fill('anna@example.com')
  if (isMobile) await area.getByRole('button', { name: 'Back' }).click()
  await choose(area, 'RMB')
  await expect(area.getByText(/^RMB does not ask for these, so they were emptied:/)).toBeVisible()
})

test(
  '[S2.033, S2.034, S4.074] a friend’s code from a link is kept, and cannot be changed',
  { tag: '@once' },
  async ({ page, at }) => {
    const area = await openRegister(page, at('oriel', '/?invite=SPH4X7'))
    const field = area.getByLabel('Introducer')
    await expect(field).toHaveValue(/SPH4X7/)
    await expect(field).toHaveAttribute('readonly', '')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'register_type')?.value).toBe('recommend_code')
  },
)

test(
  '[S8.110, S8.111] a link that is no good says so, and one can register without it',
  { tag: '@once' },
  async ({ page, at }) => {
    const area = await openRegister(page, at('oriel', '/?invite=MEL6Y9'))
    await expect(area.getByText('This friend’s invitation cannot be used any more.')).toBeVisible()
    await page.context().clearCookies()
    const other = await openRegister(page, at('oriel', '/?id=20334'))
    await expect(other.getByText('This agent’s link cannot be used any more.')).toBeVisible()
  },
)

test(
  '[S4.085, S3.082] the address of an agent locks currency and agent',
  { tag: '@once' },
  async ({ page }) => {
    const port = process.env['WORLD_EDGE_PORT']
    const area = await openRegister(page, `http://agent.oriel.localhost:${port}/?modal=register`)
    await expect(
      area.getByText('This address belongs to an agent, so it cannot be changed.'),
    ).toBeVisible()
    await expect(
      area.getByText('It is your introducer’s currency and cannot be changed.'),
    ).toBeVisible()
    await expect(area.getByRole('radio', { name: /VND/ })).toHaveCount(0)
  },
)

test('[S2.023, S2.024, S3.080] /register leads home with its flag, and the window opens once', async ({
  page,
  at,
}) => {
  const area = await openRegister(page, at('oriel', '/register?invite=SPH4X7'))
  await expect(area.getByLabel('Introducer')).toHaveValue(/SPH4X7/)
  await expect(page).toHaveURL(/\/\?invite=SPH4X7|\/$/)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'the browser judges every field as the server does',
  { tag: '@once' },
  async ({ page, at }) => {
    await page.goto(at('oriel', '/gallery'))
    await page.waitForFunction(() => 'checkRegistration' in window)
    expect(FIELD_CASES.length).toBeGreaterThanOrEqual(120)
    const asked = FIELD_CASES.map(({ currency, change, field }) => ({
      field,
      form: { ...CASE_FORMS[currency], ...change },
      rules: {
        currency,
        asks: CASE_ASKS[currency],
        passwordPolicy: 'classic',
        phoneDigits: currency === 'VND' ? 10 : null,
        minimumAgeYears: 18,
        today: CASE_TODAY,
        siteName: 'Oriel',
      },
    }))
    const said = await page.evaluate((cases) => {
      type Check = (form: unknown, rules: unknown) => { field: string; message: string }[]
      const { checkRegistration } = window as unknown as { checkRegistration: Check }
      return cases.map(({ form, rules, field }) => {
        const failure = checkRegistration(form, rules).find((one) => one.field === field)
        return failure?.message ?? null
      })
    }, asked)
    expect(said).toEqual(FIELD_CASES.map(({ message }) => message))
  },
)

test('[S2.076] the service agreement opens over the form, which keeps what was typed', async ({
  page,
  at,
  isMobile,
}) => {
  const area = await openRegister(page, at('oriel', '/?modal=register'))
  const account = newAccount()
  await fillAccount(area, account)
  await goOn(area, isMobile)
  await area.getByRole('link', { name: 'Service agreement' }).click()
  await expect(page.getByRole('dialog', { name: /agreement/i })).toBeVisible()
  await page.keyboard.press('Escape')
  if (isMobile) await area.getByRole('button', { name: 'Back' }).click()
  await expect(area.getByLabel('Account', { exact: true })).toHaveValue(account)
})

test(
  '[S8.113] settings that do not load are said for five seconds, and can be asked for again',
  { tag: '@once' },
  async ({ page, at, troubles }) => {
    await page.route('**/api/arks/web/register-settings', (route) => route.abort())
    await page.goto(at('oriel', '/?modal=register'))
    const toast = page.locator('.toast').first()
    await expect(toast).toBeVisible()
    const shown = Date.now()
    await expect(toast).toBeHidden({ timeout: 9_000 })
    const lasted = Date.now() - shown
    expect(lasted).toBeGreaterThan(3_500)
    await page.unroute('**/api/arks/web/register-settings')
    await authWindow(page).getByRole('button', { name: 'Retry' }).click()
    await expect(authWindow(page).getByLabel('Account', { exact: true })).toBeVisible()
    for (const trouble of troubles.splice(0)) expect(trouble).toContain('ERR_FAILED')
  },
)
