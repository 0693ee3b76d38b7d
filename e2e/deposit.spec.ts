import { BULLETIN_DEPOSIT } from '@oriel/core/content-kinds'
import type { Currency } from '@oriel/core/currency'
import { readPaymentCode } from '@oriel/core/payment-code/emv'
import { expectDone } from '@oriel/core/outcome'
import type { SiteFlags } from '@oriel/core/site-settings'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { publishBulletin, type BulletinDraft } from '@oriel/domain/bulletin'
import { saveLinks } from '@oriel/domain/link'
import { savePaymentLink, savePaymentMethod } from '@oriel/domain/payment'
import { saveSite, type Site } from '@oriel/domain/site'
import type { Page } from '@playwright/test'
import { holdBlocks, mineBlock, openBank, openExplorer, pay, readPicture, scan } from './cashier.ts'
import { enterAt, enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { openOwnSite } from './own-site.ts'
import { makePerson } from './people.ts'
import { violationsOf } from './violations.ts'

const NAME = 'Sophia Reyes'
const PAYER = { 'Your name': NAME.toUpperCase() }
const FRAME = '/user/Deposit'

const makePayer = (database: Database, currency: Currency = 'USD'): Promise<Member> =>
  makePerson(database, { currency, personal: { name: NAME } })

const main = (page: Page) => page.getByRole('main')
const head = (page: Page) => main(page).getByRole('status').getByRole('heading')
/** A line of what is to be paid. */
const line = (page: Page, name: string) =>
  main(page).locator('.deposit-row').filter({ hasText: name }).locator('.deposit-row-value')

async function ask(page: Page, method: string, amount: string, act: string): Promise<string> {
  await main(page).locator('.deposit-method').filter({ hasText: method }).click()
  await main(page).getByLabel('How much?').fill(amount)
  expect(await violationsOf(page)).toEqual([])
  await main(page).getByRole('button', { name: act }).click()
  return orderNumber(page)
}

async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\?order=D\d{6}-\w{6}$/u)
  await expect(head(page)).toHaveText('Waiting for your payment')
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test(
  '[S2.044] a member scans the code of a deposit with their bank’s app: it arrives without a reload, in the header too, and payment history and statement have it',
  { tag: '@phone' },
  async ({ page, at, database, isMobile, context }) => {
    const member = await makePayer(database, 'VND')
    await enterLive(page, database, member, at('oriel', FRAME))
    const beside = page.locator('.member-total').getByRole('definition')
    const balance = isMobile ? page.getByTestId('balance') : beside
    await expect(balance).toHaveText('₫0')
    const number = await ask(page, 'QR code', '500000', 'Show the QR code')

    const code =
      await test.step('a camera reads the code: account, amount, reference', async () => {
        await expect(line(page, 'Bank')).toHaveText('Bridge Bank')
        expect(await violationsOf(page)).toEqual([])
        const message = await line(page, 'Message').textContent()
        const picture = main(page).getByRole('img', { name: 'QR code to pay ₫500.000' })
        const text = (await readPicture(picture)) ?? ''
        expect(readPaymentCode(text)).toMatchObject({
          payee: { scheme: 'vietqr', bank: '970400' },
          amount: 5_000_000_000n,
          reference: message,
        })
        return text
      })
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'here'))
    const bank = await openBank(context)
    await scan(bank, code)
    await pay(bank, PAYER)

    await test.step('it arrives while the page is looked at', async () => {
      await expect(head(page)).toHaveText('₫500.000 arrived')
      await expect(balance).toHaveText('₫500.000')
      await expect(page.locator('html')).toHaveAttribute('data-stays', 'here')
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('payment history and statement have it', async () => {
      await page.goto(at('oriel', '/user/DWRecord'))
      const record = main(page).getByRole('listitem').filter({ hasText: number })
      await expect(record).toContainText('₫500.000')
      await expect(record).toContainText('Arrived')
      expect(await violationsOf(page)).toEqual([])
      await page.goto(at('oriel', '/user/Statement'))
      const row = main(page).getByRole('listitem').filter({ hasText: 'Deposit' })
      await row.getByRole('button', { expanded: false }).click()
      await expect(row).toContainText('+₫500.000')
      await expect(page.getByText('Balance verified')).toBeVisible()
    })
  },
)

test('[S2.045] without the frame: a card is paid on the provider’s page, which leads back to the order, in whatever tab it is', async ({
  page,
  at,
  database,
  context,
}) => {
  const member = await makePayer(database)
  await enterAt(page, database, member, at('oriel', '/Deposit'))
  const number = await ask(page, 'E-wallet or card', '50', 'Continue to payment')
  const way = main(page).getByRole('link', { name: 'Open the payment page' })
  expect(await violationsOf(page)).toEqual([])

  const other = await context.newPage()
  await other.goto((await way.getAttribute('href')) ?? '')
  await expect(other.getByText('To pay: 50.00 USD')).toBeVisible()
  await other.getByLabel('Name').fill(NAME)
  await other.getByRole('button', { name: 'Approve' }).click()
  await expect(other).toHaveURL(at('oriel', `/Deposit?order=${number}`))
  await expect(head(other)).toHaveText('$50.00 arrived')
  await expect(head(page)).toHaveText('$50.00 arrived')

  await test.step('gone back from without paying, the order still waits', async () => {
    await main(page).getByRole('button', { name: 'New deposit' }).click()
    const next = await ask(page, 'E-wallet or card', '20', 'Continue to payment')
    await main(page).getByRole('link', { name: 'Open the payment page' }).click()
    await expect(page.getByText('To pay: 20.00 USD')).toBeVisible()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page).toHaveURL(at('oriel', `/Deposit?order=${next}`))
    await expect(head(page)).toHaveText('Waiting for your payment')
  })
})

test('coins are on their way until their blocks are there', async ({
  page,
  at,
  database,
  context,
}) => {
  const member = await makePayer(database)
  const explorer = await openExplorer(context)
  await holdBlocks(explorer)
  await enterAt(page, database, member, at('oriel', FRAME))
  await ask(page, 'Crypto', '100', 'Show the address')
  const address = (await line(page, 'Address').textContent()) ?? ''
  const [coins = ''] = ((await line(page, 'Amount').textContent()) ?? '').split(' ')
  const picture = main(page).getByRole('img', { name: /^QR code of the address/u })
  expect(await readPicture(picture)).toBe(address)
  expect(await violationsOf(page)).toEqual([])

  await pay(explorer, { 'To address': address, 'Coins, with up to eight decimals': coins }, 'Send')
  await expect(head(page)).toHaveText('Your payment is on its way')
  await mineBlock(explorer)
  await expect(explorer.getByText('1 of 2 blocks')).toBeVisible()
  await expect(head(page)).toHaveText('Your payment is on its way')
  expect(await violationsOf(page)).toEqual([])
  await mineBlock(explorer)
  await expect(head(page)).toHaveText('$100.00 arrived')
})

test('a transfer that was paid short, and then once more, is credited as it arrived', async ({
  page,
  at,
  database,
  context,
}) => {
  const member = await makePayer(database)
  await enterAt(page, database, member, at('oriel', FRAME))

  await test.step('the order is made by the keyboard alone', async () => {
    const first = main(page).getByRole('radio', { name: 'Bank transfer' })
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('radio', { name: 'E-wallet or card' })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(first).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(main(page).getByLabel('How much?')).toBeFocused()
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('The least is $10.')).toBeVisible()
    await expect(main(page).getByLabel('How much?')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await orderNumber(page)
    // Where the form was, the order is, and the focus is on it.
    await expect(main(page).locator('.deposit-head')).toBeFocused()
    const paid = main(page).getByRole('button', { name: 'I have paid' })
    for (let step = 0; step < 12; step += 1) {
      if (await paid.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(paid).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('We are asking for your payment now.')).toBeVisible()
  })
  const fields = {
    ...PAYER,
    'To account': (await line(page, 'Account number').textContent()) ?? '',
    Message: (await line(page, 'Message').textContent()) ?? '',
  }
  expect(await violationsOf(page)).toEqual([])
  const bank = await openBank(context)
  await pay(bank, { ...fields, Amount: '60' })
  await expect(head(page)).toHaveText('$60.00 arrived')
  await expect(main(page).getByText('You paid less than the $100.00')).toBeVisible()
  await pay(bank, { ...fields, Amount: '100' })
  await expect(head(page)).toHaveText('$160.00 arrived')
  await expect(main(page).getByText('You paid more than the $100.00')).toBeVisible()
  await expect(page.locator('.member-total').getByRole('definition')).toHaveText('$160.00')
})

test('money that comes for a deposit after its member has cancelled it is credited, and called late', async ({
  page,
  at,
  database,
  context,
}) => {
  const member = await makePayer(database)
  await enterLive(page, database, member, at('oriel', FRAME))
  await ask(page, 'Bank transfer', '40', 'Show the account')
  const message = (await line(page, 'Message').textContent()) ?? ''
  await main(page).getByRole('button', { name: 'Cancel deposit' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Cancel this deposit?' })
  expect(await violationsOf(page, '[role="alertdialog"]')).toEqual([])
  await sure.getByRole('button', { name: 'Cancel deposit' }).click()
  await expect(head(page)).toHaveText('This deposit was cancelled')
  await pay(await openBank(context), { ...PAYER, Amount: '40', Message: message })
  await expect(head(page)).toHaveText('$40.00 arrived')
  await expect(main(page).getByText('It came late and still counts.')).toBeVisible()
})

/** A site of its own that has a way to pay in. */
async function openPaidSite(database: Database, flags: Partial<SiteFlags> = {}) {
  const own = await openOwnSite(database, flags)
  const { id: siteId } = own.site
  const linkId = `PS${siteId}`
  const url = 'http://127.0.0.1:1'
  const link = { id: linkId, siteId, dialect: 'bridge', url, operator: 'own', isSandbox: true }
  await savePaymentLink(database.rows, link, new Date())
  await database.transaction((work) =>
    savePaymentMethod(work, {
      siteId,
      direction: 'in',
      code: 'bank',
      currency: 'USD',
      kind: 'bank',
      linkId,
      min: 100_000n,
      max: 100_000_000n,
      fee: { fixed: 0n, ppm: 0, least: 0n, most: null },
      expiresS: 3_600,
      promisedS: 60,
      sort: 0,
    }),
  )
  return own
}

test('[S2.043] a site that asks for a bank card first leads to it and back, with the amount kept', async ({
  page,
  database,
}) => {
  const { site, at } = await openPaidSite(database, { cardBeforeDeposit: true })
  const member = await makePerson(database, { site: site.id })
  await enterAt(page, database, member, at(FRAME))
  await expect(main(page).getByText('Verify a bank card first')).toBeVisible()
  await main(page).getByLabel('How much?').fill('75')
  expect(await violationsOf(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Bank cards' }).click()
  await expect(page).toHaveURL(at('/user/BindAccount'))
  await main(page).getByRole('link', { name: 'Back to your deposit' }).click()
  await expect(page).toHaveURL(at(FRAME))
  await expect(main(page).getByLabel('How much?')).toHaveValue('75')
})

/** The entry to the fast deposit, for desktops and phones, and news of the deposit page. */
async function tellFast(database: Database, { id: siteId, currencies }: Site): Promise<void> {
  const now = new Date()
  const by = { staff: 'journey', now, allowedOrigins: [] }
  const entry = {
    code: 'deposit',
    target: '/fastPayment',
    names: { en_US: 'Pay in fast' },
    icon: '',
    opensIn: 'same',
    group: null,
    forGuests: true,
    forMembers: true,
    device: 'both',
    raised: false,
  } as const
  for (const place of ['rail', 'mobile_footer'] as const) {
    expectDone(await saveLinks(database, siteId, place, [entry], by))
  }
  const news: BulletinDraft = {
    siteId,
    device: 'both',
    forGuests: false,
    forMembers: true,
    currencies,
    startsAt: now,
    endsAt: null,
    details: { locations: [BULLETIN_DEPOSIT], art: null, promotion: null },
    texts: { en_US: { title: 'Banks rest on Sunday', body: '<p>Pay by code instead.</p>' } },
    sort: 1,
  }
  expectDone(await publishBulletin(database, news, by))
}
const entry = (page: Page) => page.getByRole('link', { name: 'Pay in fast' })

// A window is never larger than the screen, and that of a journey is a small one.
const largeScreen = test.extend({ screen: { width: 1920, height: 1080 } })

largeScreen(
  '[S2.046, S2.052, S6.017, S6.019] on a desktop the fast deposit is a window beside the page, with its news, and the deposit page where the site’s flag says so',
  async ({ page, database }) => {
    const { site, at } = await openPaidSite(database)
    await tellFast(database, site)
    const member = await makePerson(database, { site: site.id })
    await enterAt(page, database, member, at())
    // The browser of a journey has one size for all its windows, so what is asked for is looked at.
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (url, name, features) => {
        document.documentElement.dataset['asked'] = features ?? ''
        return open(url, name, features)
      }
    })
    const opening = page.waitForEvent('popup')
    await entry(page).click()
    const fast = await opening
    await expect(page.locator('html')).toHaveAttribute('data-asked', /width=1500,height=800/)
    await expect(fast).toHaveURL(at('/fastPayment'))
    await expect(page).toHaveURL(at())
    const news = fast.getByRole('dialog')
    await expect(news).toContainText('Banks rest on Sunday')
    await fast.keyboard.press('Escape')
    await expect(news).toHaveCount(0)
    await expect(fast.getByLabel('How much?')).toBeVisible()
    expect(await violationsOf(fast)).toEqual([])
    await fast.close()

    const bound = await openPaidSite(database)
    const { envConfig: usual } = bound.site
    const envConfig = usual && { ...usual, agentBindFastPayment: true }
    expectDone(await saveSite(database, { ...bound.site, envConfig }, new Date()))
    await tellFast(database, bound.site)
    const other = await makePerson(database, { site: bound.site.id })
    await enterAt(page, database, other, bound.at())
    const centre = page.waitForEvent('popup')
    await entry(page).click()
    await expect(await centre).toHaveURL(bound.at(FRAME))
  },
)

test(
  '[S2.046] on a phone the fast deposit opens in the same tab',
  { tag: '@only-phone' },
  async ({ page, database }) => {
    const { site, at } = await openPaidSite(database)
    await tellFast(database, site)
    const member = await makePerson(database, { site: site.id })
    await enterAt(page, database, member, at())
    await entry(page).click()
    await expect(page).toHaveURL(at('/fastPayment'))
    await expect(page.getByRole('dialog')).toContainText('Banks rest on Sunday')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('How much?')).toBeVisible()
    expect(page.context().pages()).toHaveLength(1)
    expect(await violationsOf(page)).toEqual([])
  },
)
