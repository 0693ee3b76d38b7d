import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const WHY = 'the member asked on the phone'
const PHONE = '2025550177'

test('support finds a member, unmasks the phone, freezes them, and two people open them again', async ({
  browser,
  database,
  troubles,
}) => {
  const { account, id } = await makePerson(database, { personal: { phone: PHONE } })
  const support = await openDesk(browser, troubles)
  await signIn(support, 'mai.srisuk')

  await test.step('found in the list by the beginning of the account', async () => {
    await support.keyboard.press('g')
    await support.keyboard.press('m')
    await expect(support).toHaveURL(office('/oriel/members'))
    expect(await violationsOf(support)).toEqual([])
    await support.goto(office(`/oriel/members?account=${account}`))
    await support.getByRole('row', { name: new RegExp(account) }).click()
    await expect(support).toHaveURL(office(`/oriel/members/${id}`))
    await expect(support.getByText('Adds up', { exact: true })).toBeVisible()
  })

  await test.step('the phone is masked, and shown for a reason', async () => {
    const profile = support.getByRole('region', { name: 'Profile' })
    await expect(profile.getByText('2025 ••• 177')).toBeVisible()
    await profile.getByRole('button', { name: 'Unmask: Phone' }).click()
    const sheet = support.getByRole('dialog', { name: 'Unmask: Phone' })
    await sheet.getByRole('textbox').fill(WHY)
    await support.keyboard.press('Control+Enter')
    await expect(profile.getByText(PHONE)).toBeVisible()
    await expect(profile.getByText(/\d+ s left/)).toBeVisible()
    expect(await violationsOf(support)).toEqual([])
  })

  const command = async (button: string, title: string): Promise<void> => {
    await support.getByRole('button', { name: button }).click()
    const sheet = support.getByRole('dialog', { name: title })
    await expect(sheet.getByRole('row', { name: /^State/ })).toBeVisible()
    await sheet.getByRole('textbox').fill(WHY)
    await support.keyboard.press('Control+Enter')
  }
  const number = await test.step('frozen by one, opened by a proposal', async () => {
    await command('Freeze…', 'Freeze the member')
    await expect(support.getByText('Frozen', { exact: true })).toBeVisible()
    await command('Unfreeze…', 'Unfreeze the member')
    const said = support.getByText(/^PR-\d+ is made/)
    await expect(said).toBeVisible()
    return /PR-(\d+)/.exec((await said.textContent()) ?? '')?.[1] ?? ''
  })

  await test.step('another person agrees', async () => {
    const risk = await openDesk(browser, troubles)
    await signIn(risk, 'kenji.mori')
    await risk.goto(office(`/oriel/proposals/${number}`))
    await expect(risk.getByText('Your turn')).toBeVisible()
    await risk.keyboard.press('a')
    await risk.getByRole('dialog').getByRole('textbox').fill('called the member back')
    await risk.keyboard.press('Control+Enter')
    await expect(risk.getByText('It is done.')).toBeVisible()
    await risk.context().close()
  })

  await test.step('all of it stands on the page, also on a phone', async () => {
    await support.setViewportSize({ width: 390, height: 844 })
    await support.goto(office(`/oriel/members/${id}/events`))
    await expect(support.getByText('Active', { exact: true })).toBeVisible()
    await expect(support.getByRole('button', { name: 'Freeze…' })).toBeVisible()
    const audit = support.getByRole('region', { name: 'Audit' })
    for (const permission of ['member.unfreeze', 'member.freeze', 'member.unmask']) {
      await expect(audit.getByRole('link', { name: new RegExp(permission) }).first()).toBeVisible()
    }
    expect(await violationsOf(support)).toEqual([])
  })
  await support.context().close()
})
