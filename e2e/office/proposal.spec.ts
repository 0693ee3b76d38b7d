import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

test('somebody is removed by two people with passkeys of their own, refused once, and it stands in the audit', async ({
  browser,
  troubles,
}) => {
  const manager = await openDesk(browser, troubles)
  await test.step('the manager signs in with a passkey', async () => {
    await signIn(manager, 'rosa.lind')
    expect(await violationsOf(manager)).toEqual([])
  })
  const remove = async (): Promise<string> => {
    await manager.goto(office('/oriel/staff'))
    const row = manager.getByRole('row', { name: /Omar Haddad/ })
    await row.getByRole('button', { name: 'Remove…' }).click()
    const sheet = manager.getByRole('dialog', { name: 'Remove Omar Haddad' })
    await sheet.getByRole('textbox').fill('left the house at the end of the month')
    await sheet.getByRole('button', { name: /^Remove/ }).click()
    const said = manager.getByText(/^PR-\d+ is made/)
    await expect(said).toBeVisible()
    return /PR-(\d+)/.exec((await said.textContent()) ?? '')?.[1] ?? ''
  }
  const first = await remove()

  const owner = await openDesk(browser, troubles)
  await signIn(owner, 'noah.weiss')
  const decide = async (number: string, key: 'a' | 'r', said: string): Promise<void> => {
    await owner.goto(office(`/oriel/proposals/${number}`))
    await expect(owner.getByText('Your turn')).toBeVisible()
    await owner.keyboard.press(key)
    const sheet = owner.getByRole('dialog')
    await sheet.getByRole('textbox').fill('looked at it with the manager')
    await owner.keyboard.press('Control+Enter')
    await expect(owner.getByText(said)).toBeVisible()
  }
  await test.step('refused, and made again', async () => {
    await decide(first, 'r', 'The proposal is refused.')
    await expect(owner.getByText('Refused', { exact: true }).first()).toBeVisible()
  })
  await test.step('the maker may not vote; the owner may', async () => {
    const second = await remove()
    await manager.goto(office(`/oriel/proposals/${second}`))
    await expect(manager.getByRole('button', { name: 'Withdraw…' })).toBeVisible()
    await expect(manager.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    await decide(second, 'a', 'It is done.')
  })
  const audit = owner.getByRole('region', { name: 'Audit' })
  await owner.goto(office('/oriel/audit?permission=staff.remove'))
  await expect(audit.getByRole('row', { name: /noah\.weiss/ }).first()).toContainText('done')
  expect(await violationsOf(owner)).toEqual([])
  await manager.context().close()
  await owner.context().close()
})
