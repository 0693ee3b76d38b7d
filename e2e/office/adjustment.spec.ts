import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const WHY = 'waited three days for an answer of ours'
const PHONE = '2025550188'

test('goodwill is proposed, refused once, made again and agreed; the member sees it come and reads why', async ({
  page,
  browser,
  at,
  database,
  troubles,
}) => {
  const member = await makePerson(database, { personal: { phone: PHONE } })
  await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
  const maker = await openDesk(browser, troubles)
  await signIn(maker, 'pham.ha')

  await test.step('found by the whole of the phone', async () => {
    await maker.keyboard.press('Control+k')
    await maker.getByRole('dialog').getByRole('combobox').fill(PHONE)
    await maker.getByRole('option', { name: new RegExp(member.account) }).click()
    await expect(maker).toHaveURL(office(`/oriel/members/${member.id}`))
  })

  const propose = async (): Promise<string> => {
    await maker.getByRole('button', { name: 'Move money…' }).click()
    const sheet = maker.getByRole('dialog', { name: 'Move money by hand' })
    await sheet.getByLabel('Amount; with a minus it is taken').fill('12.50')
    await expect(sheet.getByRole('row', { name: /^Available.*12\.5000 USD/ })).toBeVisible()
    expect(await violationsOf(maker)).toEqual([])
    await sheet.getByRole('textbox', { name: /^Reason/ }).fill(WHY)
    await maker.keyboard.press('Control+Enter')
    const said = maker.getByText(/^PR-\d+ is made/).last()
    await expect(said).toBeVisible()
    return /PR-(\d+)/.exec((await said.textContent()) ?? '')?.[1] ?? ''
  }
  const checker = await openDesk(browser, troubles)
  await signIn(checker, 'tran.lan')
  const decide = async (number: string, key: 'a' | 'r', said: string): Promise<void> => {
    await checker.goto(office(`/oriel/proposals/${number}`))
    await expect(checker.getByText('Your turn')).toBeVisible()
    await checker.keyboard.press(key)
    await checker.getByRole('dialog').getByRole('textbox').fill('read the letters of the member')
    await checker.keyboard.press('Control+Enter')
    await expect(checker.getByText(said)).toBeVisible()
  }
  await test.step('refused once', async () => {
    await decide(await propose(), 'r', 'The proposal is refused.')
  })
  await test.step('made again and agreed: the open wallet shows it by itself', async () => {
    await maker.reload()
    await decide(await propose(), 'a', 'It is done.')
    await expect(page.getByText('$12.50').first()).toBeVisible()
  })
  await test.step('the statement says why', async () => {
    await page.goto(at('oriel', '/user/Statement'))
    const row = page.getByRole('button', { name: /Correction by the house/ })
    await expect(row).toContainText('As goodwill')
    await expect(row).toContainText('$12.50')
  })
  await maker.context().close()
  await checker.context().close()
})
