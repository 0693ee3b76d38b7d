import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { noteChanged } from '@oriel/domain/member'
import { findIdentity, linkIdentity } from '@oriel/domain/openid'
import { enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { pressAway } from './press-away.ts'
import { makePerson, worldKeys } from './people.ts'
import { restsAt } from './rests.ts'
import { accountButton, authWindow, fillLogin, openLogin, passCaptcha, signIn } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const stored = (key: string) => localStorage.getItem(key)

test(
  '[S2.067, S3.065, S4.002, S4.003, S4.012, S5.001, S5.002, S5.003, S5.004, S8.029, S8.032] the login form names what is missing or wrong, then keeps who logged in',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const { id, account } = await makePerson(database)
    const area = await openLogin(page, at('oriel'))
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    const name = area.getByLabel('Account name')
    const tabs = area.getByRole('tab')
    await expect(tabs).toHaveText(['Log in', 'Sign up'])
    await tabs.filter({ hasText: 'Sign up' }).click()
    const forgotten = area.getByRole('button', { name: 'Forgot your password?' })
    await expect(area.getByText('6 to 12 letters and digits', { exact: true })).toBeVisible()
    await expect(forgotten).toHaveCount(0)
    await tabs.filter({ hasText: 'Log in' }).click()
    await expect(name).toBeVisible()
    const password = area.getByLabel('Password', { exact: true })
    const button = area.getByRole('button', { name: 'Log in', exact: true })

    await test.step('the first thing that is missing', async () => {
      await button.click()
      await expect(area.getByText('Please enter your account name.')).toBeVisible()
      await name.fill(account)
      await button.click()
      await expect(area.getByText('Please enter your password.')).toBeVisible()
      await password.fill('wrong123')
      await button.click()
      await expect(area.getByText('Please enter the security code.')).toBeVisible()
    })
    await test.step('a wrong security code is replaced, and its field emptied', async () => {
      const picture = area.getByRole('img', { name: /^Picture with/ })
      const before = await picture.getAttribute('src')
      await area.getByLabel('Security code').fill('22222')
      await button.click()
      await expect(area.getByText('Wrong security code.')).toBeVisible()
      await expect(area.getByLabel('Security code')).toHaveValue('')
      await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
      await expect(name).toHaveValue(account)
    })
    await test.step('a wrong password and an unknown account read the same', async () => {
      for (const tried of [`${account.slice(0, 9)}zz`, account]) {
        await fillLogin(area, tried, 'wrong123')
        // A refusal empties the password: this is the answer to this try, not to the one before.
        await expect(password).toHaveValue('')
        await expect(area.getByRole('alert')).toContainText('Wrong account name or password.')
      }
    })

    await fillLogin(area, account)
    await expect(accountButton(page)).toContainText(account)
    await expect(area).toBeHidden()
    expect(await page.evaluate(stored, 'token')).toMatch(/^[\w-]{43}$/)
    expect(await page.evaluate(stored, 'member_id')).toBe(id)
    expect(await page.evaluate(stored, 'member_account')).toBe(account)
    expect(await page.evaluate(stored, 'currency')).toBe('USD')
    await expect.poll(() => page.evaluate(stored, 'member_type')).toBe('1')
    expect(await page.evaluate(stored, 'agent_type')).toBe('0')
    await page.reload()
    await expect(accountButton(page)).toContainText(account)
  },
)

test('[S3.023, S4.008, S4.014, S4.015, S4.017, S7.066] a member is not asked to log in again, pages follow their currency, and logging out forgets both', async ({
  page,
  at,
  database,
}) => {
  const currency = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'ccy')?.value
  const { account, id } = await makePerson(database, { currency: 'VND' })
  const area = await openLogin(page, at('oriel', '/gameHall/2'))
  await page.evaluate(() => Object.assign(window, { before: true }))
  const games = page.waitForResponse((one) => new URL(one.url()).pathname === '/gameHall/2.data')
  await fillLogin(area, account)
  expect((await games).status()).toBe(200)
  await expect(accountButton(page)).toContainText(account)
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
  await expect.poll(currency).toBe('VND')
  await page.goto(at('oriel', '/?modal=sign-in'))
  await expect(page.getByRole('dialog', { name: account })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByText('My favourites', { exact: true }).first().click()
  await expect(page.getByText('No favourites yet')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(0)

  const socket = page.waitForResponse((answer) => answer.url().endsWith('/realtime/ticket'))
  await page.goto(at('oriel', '/slotgame?gt_id=2&gp_id=GPOR&house='))
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  const balance = page.getByTestId('balance')
  const kept = page.waitForResponse('**/member-games/favorite/store')
  await heart.click()
  await kept
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(balance).toContainText('₫')
  // A call that is still on its way at the logout is answered 401, and the browser logs that.
  await socket
  await page.waitForLoadState('networkidle')
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  await expect(page).toHaveURL(at('oriel'))
  const left = ['token', 'member_id', 'member_account', 'currency', 'member_type', 'agent_type']
  for (const key of left) expect(await page.evaluate(stored, key)).toBeNull()
  await expect.poll(currency).toBe('USD')
  const sessions = () =>
    database.rows
      .selectFrom('sessions')
      .select('ended_because')
      .where('member_id', '=', id)
      .execute()
  await expect.poll(sessions).toEqual([{ ended_because: 'logout' }])
  // The same document shows the list again: what its stores held of the member is gone.
  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(balance).toHaveCount(0)
})

test(
  '[S4.004, S4.007, S4.009] a guest who wanted to see their account comes there after signing in; in another currency a phone loads the page again',
  { tag: '@phone' },
  async ({ page, at, database, isMobile }) => {
    const { account } = await makePerson(database, { currency: 'VND' })
    await page.goto(at('oriel', '/user/Info'))
    const socket = page.waitForResponse((answer) => answer.url().endsWith('/realtime/ticket'))
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.evaluate(() => Object.assign(window, { before: true }))
    const loaded = isMobile && page.waitForEvent('load')
    await fillLogin(authWindow(page), account)
    await loaded
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeVisible()
    expect(await page.evaluate(() => 'before' in window)).toBe(!isMobile)
    await expect(page).toHaveURL(at('oriel', '/user/Info'))
    expect((await socket).status()).toBe(200)
  },
)

test('[S4.026, S4.090, S4.098, S4.099, A51] when a second browser logs in, the first is told and out', async ({
  page,
  browser,
  at,
  database,
}) => {
  const member = await makePerson(database)
  await enterLive(page, database, member, at('oriel'))
  const read = page.waitForResponse((one) => one.url().endsWith('/common/layout'))
  await database.transaction((work) => noteChanged(work, member.id))
  await read
  const elsewhere = await browser.newContext()
  const second = await elsewhere.newPage()
  await signIn(second, at('oriel'), member.account)
  const dialog = page.getByRole('dialog', { name: 'Logged in elsewhere' })
  await expect(dialog).toContainText('You logged in on another device')
  expect(await page.evaluate(stored, 'token')).toBeNull()
  expect(await second.evaluate(stored, 'token')).toMatch(/^[\w-]{43}$/)
  await elsewhere.close()
})

test('[S7.086, S8.005] a session that has ended is left at the next call', async ({
  page,
  at,
  database,
  troubles,
}) => {
  const { account, id } = await makePerson(database)
  await signIn(page, at('oriel'), account)
  // The page that was left asks nothing more: after the end only the next page calls.
  await page.goto('about:blank')
  await database.rows
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('member_id', '=', id)
    .execute()
  await page.goto(at('oriel'))
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  expect(await page.evaluate(stored, 'token')).toBeNull()
  for (const trouble of troubles.splice(0)) expect(trouble).toContain('401')
})

test('[S2.070, S4.010, S5.005, S5.006, S8.037, S8.044, S8.050] a new device is asked a question, and asked to log in again when its login has ended', async ({
  page,
  at,
  database,
}) => {
  const personal = { name: 'Tanawat Srisai', phone: '0812345678', email: 'x@example.com' }
  const { account, id } = await makePerson(database, {
    site: SECOND,
    currency: 'VND',
    language: 'vi_VN',
    personal,
  })
  const area = await openVietnameseLogin(page, at('second'))
  const logIn = async () => {
    await area.getByLabel('Tên tài khoản').fill(account)
    await area.getByLabel('Mật khẩu', { exact: true }).fill('oriel123')
    await passCaptcha(area)
    await area.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(area.getByText('Phát hiện thiết bị mới.')).toBeVisible()
  }
  await logIn()
  await database.rows.deleteFrom('login_steps').where('member_id', '=', id).execute()
  await area.getByRole('button', { name: 'Đổi câu hỏi khác' }).click()
  await expect(area.getByText('Sai tên tài khoản hoặc mật khẩu.')).toBeVisible()
  await logIn()
  const QUESTIONS: Record<string, { right: string; empty: string }> = {
    'Họ tên thật bạn đã đăng ký': {
      right: personal.name,
      empty: 'Vui lòng nhập họ tên thật.',
    },
    'Số điện thoại của bạn': {
      right: personal.phone,
      empty: 'Vui lòng nhập số điện thoại.',
    },
    'Địa chỉ e-mail của bạn': {
      right: personal.email,
      empty: 'Vui lòng nhập địa chỉ e-mail.',
    },
  }
  const label = area.locator('label[for]', { hasText: /^(Họ tên|Số điện|Địa chỉ)/ })
  // The withdrawal password may come first; the next question is about words again.
  await expect(area.getByText(/^Số câu hỏi còn lại: 3$/)).toBeVisible()
  if ((await label.count()) === 0)
    await area.getByRole('button', { name: 'Đổi câu hỏi khác' }).click()
  await expect(label).toBeVisible()
  const question = QUESTIONS[((await label.textContent()) ?? '').trim()]
  const answer = area.locator('input[name=answer]')
  const goOn = area.getByRole('button', { name: 'Tiếp tục' })
  const noCaptcha = area.getByText('Vui lòng nhập mã xác nhận.')
  await goOn.click()
  await expect(area.getByText(question?.empty ?? '', { exact: true })).toBeVisible()
  await expect(noCaptcha).toHaveCount(0)
  await answer.fill('wrong answer')
  await goOn.click()
  await expect(noCaptcha).toBeVisible()
  await passCaptcha(area)
  await goOn.click()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await answer.fill(question?.right ?? '')
  await passCaptcha(area)
  await goOn.click()
  await expect(page.getByRole('button', { name: new RegExp(account) })).toBeVisible()
})

async function openVietnameseLogin(page: import('@playwright/test').Page, url: string) {
  await page.goto(url)
  await page.getByRole('button', { name: 'Đăng nhập' }).first().click()
  return authWindow(page)
}
test('[S2.017, S4.018, S4.019] another house’s window signs in who has linked it, says why it did not, and nothing when it was cancelled', async ({
  page,
  at,
  database,
}) => {
  const { account, id } = await makePerson(database)
  const issuer = `http://sandbox.localhost:${process.env['WORLD_EDGE_PORT']}`
  const identity = { siteId: ORIEL, issuer, subject: 'sandbox-minh' }
  // A first try may have linked it to somebody else.
  const before = await findIdentity(database.rows, worldKeys(), identity)
  const links = database.rows.deleteFrom('member_identities')
  if (before) await links.where('member_id', '=', before).execute()
  expect(await linkIdentity(database, worldKeys(), identity, id, new Date())).toBe(true)
  const area = await openLogin(page, at('oriel'))
  const open = async () => {
    const opened = page.waitForEvent('popup')
    await area.getByRole('button', { name: 'Continue with Sandbox ID' }).click()
    return opened
  }
  await pressAway(await open(), /cancel/i)
  await expect(area.getByRole('button', { name: 'Continue with Sandbox ID' })).toBeEnabled()
  expect(await restsAt(() => area.getByRole('alert').count())).toBe(0)
  const unknown = await open()
  await unknown.getByRole('button', { name: /Ada/ }).first().click()
  await expect(area.getByRole('alert')).toContainText('is not linked to an account here')
  await expect.poll(() => unknown.isClosed()).toBe(true)
  const linked = await open()
  await linked.getByRole('button', { name: /Minh/ }).click()
  await expect(accountButton(page)).toContainText(account)
  await expect.poll(() => linked.isClosed()).toBe(true)
})

test(
  '[S2.042, S2.072, S3.006] a member who must change their password at the first login is asked until they do',
  { tag: '@phone' },
  async ({ page, at, database, troubles, isMobile }) => {
    const { account } = await makePerson(database, { marks: { must_change_password: true } })
    await signIn(page, at('oriel'), account)
    const area = isMobile
      ? page.getByRole('main')
      : page.getByRole('dialog', { name: 'Choose your own password' })
    await expect(area).toBeVisible()
    if (isMobile) await expect(page).toHaveURL(at('oriel', '/user/Info'))
    await page.keyboard.press('Escape')
    await expect(area.getByLabel('Current password')).toBeVisible()
    await area.getByLabel('Current password').fill('oriel123')
    await area.getByLabel('New password').fill('mynewpw77')
    await area.getByLabel('Repeat password').fill('mynewpw77')
    await area.getByRole('button', { name: 'Save new password' }).click()
    await expect(
      isMobile
        ? area.getByRole('heading', { name: 'Your details' })
        : area.getByText('Your password has been changed.'),
    ).toBeVisible()
    // Until then everything else of a member's is closed.
    for (const trouble of troubles.splice(0)) expect(trouble).toContain('403')
  },
)
