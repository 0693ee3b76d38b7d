import { CASE_ASKS, CASE_FORMS, CASE_TODAY, FIELD_CASES } from '@oriel/forms/testing/field-cases'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { codeSentTo } from './inbox.ts'
import {
  accept,
  fillAccount,
  fillDetails,
  finish,
  goOn,
  newAccount,
  openRegister,
} from './register.ts'
import { accountButton, authWindow, passCaptcha } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const SETTINGS = '**/api/arks/web/register-settings'

const more = (area: Locator) => area.getByText('More about you (optional)').click()

const currencyField = (area: Locator) => area.getByRole('combobox', { name: /currency/i })
async function choose(area: Locator, currency: string): Promise<void> {
  await currencyField(area).click()
  await area.page().getByRole('option', { name: currency }).click()
}

async function fillPin(area: Locator, pin: string): Promise<void> {
  for (const [at, digit] of Array.from(pin).entries()) {
    await area.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  }
}

/** Sends the form to a server that refuses it with this code. */
async function refuseNext(page: Page, area: Locator, code: number): Promise<void> {
  const message = `Refused with ${code}.`
  const answer = { json: { code, message, data: { failures: [] } } }
  await page.route('**/api/register', (route) => route.fulfill(answer), { times: 1 })
  await passCaptcha(area)
  await area.getByRole('button', { name: 'Create account' }).click()
  await expect(area.getByText(message)).toBeVisible()
}

const digits = (length: number): string =>
  Array.from({ length }, () => Math.floor(Math.random() * 10)).join('')

test(
  '[S1.014, S2.076, S4.002, S4.078, S4.079, S4.080, S4.083, S4.084, S7.081] registering in USD: the agreement opens over the form, a change of currency empties what is no longer asked for and checks the phone again, and mail and birthday are sent once, after the agreement was accepted',
  { tag: '@phone' },
  async ({ page, at }) => {
    const account = newAccount()
    const area = await openRegister(page, at('oriel', '/?modal=register'))
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await fillAccount(area, account)
    await area.getByRole('link', { name: 'Service agreement' }).click()
    await expect(page.getByRole('dialog', { name: /agreement/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await accept(area)
    await area.getByLabel('E-mail').fill('anna@example.com')
    const phone = `138${digits(8)}`
    await more(area)
    await area.getByLabel('Phone (optional)').fill(phone)
    await area.getByRole('button', { name: 'Back' }).click()
    await expect(area.getByLabel('Account name')).toHaveValue(account)
    const checked = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/register/verification') &&
        request.postDataJSON().member_phone === phone,
    )
    await choose(area, 'RMB')
    expect((await checked).postDataJSON()).toMatchObject({ member_currency: 'RMB' })
    await expect(area.getByText(/^Not needed for RMB, so cleared:/)).toBeVisible()
    await choose(area, 'USD')
    await goOn(area)
    await expect(area.getByLabel('E-mail')).toHaveValue('')
    await fillDetails(area, account)
    await finish(page, area, account)
    // U2: the welcome names what the ledger has given.
    await expect(page).toHaveURL(/\/welcome$/)
    await expect(page.getByRole('heading', { name: `Welcome, ${account}` })).toBeVisible()
    await expect(page.getByText('$500', { exact: true })).toBeVisible()
  },
)

test('[S3.046, S5.020, S8.113] registering in RMB: settings that fail to load are reported and can be loaded again; the real name must be Chinese, and a withdrawal password is sent as four digits', async ({
  page,
  at,
  troubles,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(SETTINGS, async (route) => {
    await held.promise
    await route.abort()
  })
  await page.clock.install()
  await page.goto(at('oriel', '/?modal=register'))
  const area = authWindow(page)
  await expect(area).toBeVisible()
  // The page's clock stands still before the settings fail, so the toast's time can be counted. It
  // is set well ahead: on a slow machine the order may take seconds to arrive.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  held.resolve()
  const toast = page.locator('.toast', { hasText: 'The sign-up form could not be loaded.' })
  await expect(toast).toBeVisible()
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toBeHidden()
  await page.clock.resume()
  await page.unroute(SETTINGS)
  await area.getByRole('button', { name: 'Retry' }).click()
  await expect(area.getByLabel('Account name')).toBeVisible()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('ERR_FAILED')

  const account = newAccount()
  await choose(area, 'RMB')
  await fillAccount(area, account)
  await accept(area)
  const name = area.getByLabel('Real name', { exact: true })
  await name.fill('Anna Reed')
  await more(area)
  await fillPin(area, '4711')
  await passCaptcha(area)
  await area.getByRole('button', { name: 'Create account' }).click()
  await expect(
    area.getByText('Please enter your real name in Chinese characters only.'),
  ).toBeVisible()
  await expect(name).toBeFocused()
  const han = Array.from({ length: 3 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 5_000)),
  ).join('')
  await name.fill(han)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/register'))
  await area.getByRole('button', { name: 'Create account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ withdraw_password: '4711' })
  await expect(accountButton(page)).toContainText(account)
})

test('[S4.082, S5.034, S7.063, S9.024] registering in VND: a code to the phone, and an advertising event after consent', async ({
  page,
  at,
  request,
}) => {
  const account = newAccount()
  const phone = `09${digits(8)}`
  await page.context().addCookies([{ name: 'consent', value: 'granted', url: at('oriel') }])
  const area = await openRegister(page, at('oriel', '/?modal=register'))
  await choose(area, 'VND')
  await fillAccount(area, account)
  await accept(area)
  await area.getByLabel('Real name', { exact: true }).fill('NGUYENVANA')
  await area.getByLabel('Phone', { exact: true }).fill(phone)
  await area.getByRole('button', { name: 'Send code' }).click()
  await expect(area.getByRole('button', { name: /^Again in [45]:/ })).toBeDisabled()
  await area.getByLabel(/^SMS code/).fill(await codeSentTo(request, `+84${phone.slice(1)}`))
  const told = page.waitForRequest(
    (one) =>
      one.url().endsWith('/api/fb_tracking') &&
      one.postDataJSON().eventName === 'CompleteRegistration',
  )
  await finish(page, area, account)
  expect((await told).postDataJSON()).toMatchObject({ customData: { currency: 'VND' } })
})

test('[S2.023, S2.024, S2.033, S2.034, S3.080, S3.082, S3.083, S4.074, S4.075, S4.076, S4.077, S4.085, S8.110, S8.111, S9.077] links of friends and agents fill the form for the time of the site; a bad one says so', async ({
  page,
  at,
}) => {
  const area = authWindow(page)
  const field = area.getByLabel('Referrer')
  const cookieNamed = async (name: string) =>
    (await page.context().cookies()).find((cookie) => cookie.name === name)
  /** The cookies of a link that was opened at this time end after so many minutes. */
  const expectKept = async (minutes: number, openedAt: number) => {
    for (const name of ['register_type', 'introducer']) {
      const { expires = 0 } = (await cookieNamed(name)) ?? {}
      // A second on both sides: cookies end at whole seconds.
      expect(expires).toBeGreaterThan(openedAt / 1_000 + minutes * 60 - 1)
      expect(expires).toBeLessThan(Date.now() / 1_000 + minutes * 60 + 1)
    }
  }
  await test.step('a friend’s code from a link is kept and cannot be changed', async () => {
    const openedAt = Date.now()
    await openRegister(page, at('oriel', '/?invite=SPH4X7'))
    await expect(field).toHaveValue(/SPH4X7/)
    await expect(field).toHaveAttribute('readonly', '')
    expect((await cookieNamed('register_type'))?.value).toBe('recommend_code')
    await expectKept(1_440, openedAt)
  })
  await test.step('a refused introducer is released, and 107 takes the field away', async () => {
    const account = newAccount()
    await fillAccount(area, account)
    await accept(area)
    await fillDetails(area, account)
    const code = area.getByLabel('Referral code')
    await refuseNext(page, area, 110)
    await expect(code).toHaveValue('SPH4X7')
    await expect(code).toBeEditable()
    await goOn(area)
    await refuseNext(page, area, 107)
    await expect(code).toHaveCount(0)
    await expect(field).toHaveCount(0)
  })
  await test.step('/register leads home with its flag, and its window opens once', async () => {
    await page.context().clearCookies()
    await openRegister(page, at('oriel', '/register?currency=VND'))
    await expect(currencyField(area)).toContainText('VND')
    expect(await cookieNamed('isRouteRegister')).toBeUndefined()
    await page.context().clearCookies()
    await openRegister(page, at('oriel', '/register?invite=SPH4X7'))
    await expect(field).toHaveValue(/SPH4X7/)
    await expect(page).toHaveURL(/\/\?invite=SPH4X7|\/$/)
    await page.keyboard.press('Escape')
    await page.goto(at('oriel', '/faq'))
    await page.waitForLoadState('networkidle')
    await page.goto(at('oriel'))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a code or an agent that cannot be used is reported', async () => {
    await page.context().clearCookies()
    await openRegister(page, at('oriel', '/?invite=MEL6Y9'))
    await expect(area.getByText('This invitation is no longer valid.')).toBeVisible()
    await page.context().clearCookies()
    await openRegister(page, at('oriel', '/?id=20334'))
    await expect(area.getByText('This agent link is no longer valid.')).toBeVisible()
  })
  await test.step('another site keeps a link for its own time', async () => {
    await page.context().clearCookies()
    const openedAt = Date.now()
    await page.goto(at('second', '/?id=30118'))
    await expect.poll(async () => (await cookieNamed('introducer'))?.value).toBe('30118')
    await expectKept(720, openedAt)
  })
  await test.step('the address of an agent locks currency and agent', async () => {
    const port = process.env['WORLD_EDGE_PORT']
    await openRegister(page, `http://agent.oriel.localhost:${port}/?modal=register`)
    await expect(
      area.getByText('This address belongs to an agent, so it cannot be changed.'),
    ).toBeVisible()
    await expect(area.getByText('Set by your referrer. It cannot be changed.')).toBeVisible()
    await expect(currencyField(area)).toBeDisabled()
  })
})

test('the browser judges every field as the server does', async ({ page, at }) => {
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
})
