import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { accountButton, fillLogin, openLogin } from '../sign-in.ts'

/** What every sign-in asks for, besides the balance: that comes with the layout. */
const LOADED: Readonly<Record<string, string>> = {
  'member layout': '/member/profile/common/layout',
  letters: '/arks/web/member/letter',
  marquee: '/arks/web/announcement/marquee',
  'pop-up discounts': '/arks/web/bulletin/member',
  'red envelope': '/arks/web/activity/red_envelope_promotion',
  roulette: '/arks/web/activity/roulette',
}

test(
  '[S4.005, S4.006] after a login the layout, balance, letters, marquee, pop-up discounts and activities load',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const { account } = await makePerson(database)
    const area = await openLogin(page, at('oriel'))
    await page.waitForLoadState('networkidle')
    const asked = new Set<string>()
    page.on('response', (answer) => {
      if (answer.ok()) asked.add(new URL(answer.url()).pathname.replace(/^\/api/, ''))
    })
    await fillLogin(area, account)
    await expect(accountButton(page)).toContainText(account)
    const missing = () => Object.keys(LOADED).filter((name) => !asked.has(LOADED[name] ?? ''))
    await expect.poll(missing).toEqual([])
    await expect(page.getByTestId('balance').first()).toContainText('$0.00')
  },
)
