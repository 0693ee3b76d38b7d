import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { useStage } from '../../../../testing/stage.ts'

const stage = useStage()
const AT = '/sign-in?why=over&back=%2Foriel%2Fmembers'

type Answer = { readonly code: number; readonly message?: string; readonly data?: unknown }
const WRONG = { code: 101, message: 'The account or the password is wrong.' }
const STEP = {
  code: 100,
  data: {
    step: 's1',
    has_passkey: 0,
    has_totp: 1,
    options: { rpId: 'stage.test', challenge: 'Zm9v', timeout: 1, userVerification: 'required' },
  },
}

/** The page with an api that gives these answers in turn. */
async function opened(answers: Readonly<Record<string, Answer[]>>) {
  const page = await stage.open('sign-in', AT)
  const asked: [path: string, body: unknown][] = []
  await page.route('**/api/office/*', (route) => {
    const path = new URL(route.request().url()).pathname
    asked.push([path, route.request().postDataJSON()])
    return route.fulfill({ json: answers[path]?.shift() ?? { code: 500, message: 'none left' } })
  })
  return { page, asked }
}

async function sendPassword(page: Page): Promise<void> {
  await page.getByLabel('Account').fill(' Tran.Lan ')
  await page.getByLabel('Password', { exact: true }).fill('secret words')
  await page.keyboard.press('Enter')
}
const address = (page: Page) => page.locator('[data-address]').textContent()

test('who comes because the session is over reads why, and is led back there', async () => {
  const { page, asked } = await opened({
    '/api/office/sign-in': [STEP],
    '/api/office/second-step': [{ code: 100, data: {} }],
  })
  await page.getByText('Your session is over').waitFor()
  await sendPassword(page)
  await page.getByLabel('Code of your authenticator app').fill('482913')
  await expect.poll(() => address(page)).toBe('/oriel/members')
  expect(asked).toEqual([
    ['/api/office/sign-in', { account: 'tran.lan', password: 'secret words' }],
    ['/api/office/second-step', { step: 's1', code: '482913' }],
  ])
})

test('a wrong password is said in words, and the fields can be filled by a manager', async () => {
  const { page } = await opened({ '/api/office/sign-in': [WRONG, WRONG] })
  await sendPassword(page)
  const alert = page.getByRole('alert')
  await alert.getByText(WRONG.message).waitFor()
  await expect.poll(() => alert.evaluate((one) => one === document.activeElement)).toBe(true)
  const account = page.getByLabel('Account')
  const password = page.getByLabel('Password', { exact: true })
  expect(await account.getAttribute('autocomplete')).toBe('username')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  expect(await page.locator('form').getAttribute('method')).toBe('post')
})

test('a wrong code can be tried again; a step that is over asks for the password anew', async () => {
  const wrong = { code: 101, message: 'That was not the right code.' }
  const over = { code: 102, message: 'That took too long. Sign in again.' }
  const { page } = await opened({
    '/api/office/sign-in': [STEP],
    '/api/office/second-step': [wrong, over],
  })
  await sendPassword(page)
  const code = page.getByLabel('Code of your authenticator app')
  await code.fill('111111')
  await page.getByRole('alert').getByText(wrong.message).waitFor()
  await code.fill('222222')
  await page.getByRole('alert').getByText(over.message).waitFor()
  expect(await page.getByLabel('Account').inputValue()).toBe('tran.lan')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
})

test('where no server answers, the page says so in its own words', async () => {
  const page = await stage.open('sign-in', '/sign-in')
  await page.route('**/api/office/*', (route) => route.fulfill({ body: 'no envelope' }))
  await sendPassword(page)
  await page.getByRole('alert').getByText('No answer came.').waitFor()
  expect(await address(page)).toBe('/sign-in')
})
