import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const WHY = 'one device opened them all in an hour'

test('risk chooses members, tries it on them, and they are frozen when another agrees', async ({
  browser,
  database,
  troubles,
}) => {
  const people = [await makePerson(database), await makePerson(database)]
  const stateOf = async (id: string) => {
    const query = database.rows.selectFrom('members').select('state').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).state
  }
  const risk = await openDesk(browser, troubles)
  await signIn(risk, 'kenji.mori')

  await test.step('a list is made and tried, and nobody is frozen', async () => {
    await risk.goto(office('/oriel/members'))
    for (const { account } of people) await risk.getByLabel(`Choose ${account}`).check()
    await risk.getByRole('button', { name: 'Freeze 2 chosen…' }).click()
    await risk.getByRole('button', { name: 'Make the list and try it' }).click()
    await expect(risk.getByText('Tried', { exact: true })).toBeVisible()
    for (const { account } of people) {
      await expect(risk.getByRole('row', { name: `${account} Will change` })).toBeVisible()
    }
    expect(await violationsOf(risk)).toEqual([])
    expect(await stateOf(people[0]?.id ?? '')).toBe('open')
  })

  const number = await test.step('it is proposed as it was tried', async () => {
    await risk.getByRole('button', { name: 'Propose the run' }).click()
    const sheet = risk.getByRole('dialog', { name: 'Run it on the whole list' })
    await expect(sheet.getByRole('row', { name: /^Will change 2/ })).toBeVisible()
    await sheet.getByRole('textbox').fill(WHY)
    await risk.keyboard.press('Control+Enter')
    const link = risk.getByRole('link', { name: /^PR-\d+$/ })
    await expect(link).toBeVisible()
    return ((await link.textContent()) ?? '').replace('PR-', '')
  })

  await test.step('another person agrees, and each has an outcome', async () => {
    const manager = await openDesk(browser, troubles)
    await signIn(manager, 'rosa.lind')
    await manager.goto(office(`/oriel/proposals/${number}`))
    await expect(manager.getByText('Your turn')).toBeVisible()
    await manager.keyboard.press('a')
    await manager.getByRole('dialog').getByRole('textbox').fill('looked at all of them')
    await manager.keyboard.press('Control+Enter')
    await expect(manager.getByText('It is done.')).toBeVisible()
    await manager.context().close()
    await risk.reload()
    await expect(risk.getByText('It has run on the whole list.')).toBeVisible()
    for (const { id } of people) expect(await stateOf(id)).toBe('frozen')
    const file = risk.waitForEvent('download')
    await risk.getByRole('button', { name: 'List as CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/^bulk-\d+\.csv$/)
  })
  await risk.context().close()
})
