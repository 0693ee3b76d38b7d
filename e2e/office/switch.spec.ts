import { patient } from '@oriel/core/testing/patience'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { comesHome, listOf, makePlayer, openWindowOf, pressPlay, PURSE } from '../play/player.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

test.describe.configure({ timeout: patient(120_000) })

/** No other journey plays there. */
const MIRADOR = { id: 'GPMI', name: 'Mirador', game: { name: 'Peacock Palace', gtId: 2 } }
const WHY = 'twenty of twenty-eight calls failed'

test('a provider is switched off under play, its player is told and paid home, and two people switch it on', async ({
  page,
  browser,
  at,
  database,
  troubles,
}) => {
  const { id, name, game } = MIRADOR
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', listOf(game, id)))
  const played = await openWindowOf(page, game)

  const risk = await openDesk(browser, troubles)
  await signIn(risk, 'kenji.mori')
  await risk.goto(office('/oriel/switches'))
  await test.step('one person switches it off', async () => {
    await risk.getByRole('button', { name: `Turn off… ${name}` }).click()
    const sheet = risk.getByRole('dialog', { name: `Turn ${name} off` })
    await sheet.getByRole('textbox').fill(WHY)
    await sheet.getByRole('button', { name: /^Turn off now/ }).click()
    const providers = risk.getByRole('region', { name: 'Providers' })
    const row = providers.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('Off since')
    await expect(row).toContainText('Another person must look at it')
    expect(await violationsOf(risk)).toEqual([])
  })
  await test.step('the open page of the player says so, and the money comes home', async () => {
    const box = page.getByRole('alertdialog', { name: `${name} is under maintenance` })
    await expect(box).toContainText('Your money is safe')
    await expect.poll(() => played.isClosed()).toBe(true)
    await comesHome(database, member, PURSE)
    await box.getByRole('button', { name: 'OK' }).click()
    await Promise.all([page.waitForEvent('popup'), pressPlay(page, game)])
    await expect(box).toBeVisible()
  })
  const manager = await openDesk(browser, troubles)
  await signIn(manager, 'rosa.lind')
  await manager.goto(office('/oriel/switches'))
  await test.step('another person looks at it, on a phone, and proposes to switch it on', async () => {
    await manager.setViewportSize({ width: 390, height: 844 })
    await manager.getByRole('button', { name: `I looked at it ${name}` }).click()
    await manager.getByRole('button', { name: 'I looked at it', exact: true }).last().click()
    await expect(manager.getByText('Looked at by rosa.lind').first()).toBeVisible()
    await manager.getByRole('button', { name: `Propose on… ${name}` }).click()
    await manager.getByRole('dialog').getByRole('textbox').fill(WHY)
    await manager
      .getByRole('dialog')
      .getByRole('button', { name: /^Propose/ })
      .click()
    await expect(manager.getByRole('link', { name: /^PR-\d+ is open/ })).toBeVisible()
    expect(await violationsOf(manager)).toEqual([])
  })
  await test.step('the second person agrees, and it is on', async () => {
    const link = manager.getByRole('link', { name: /^PR-\d+ is open/ })
    const number = /PR-(\d+)/.exec((await link.textContent()) ?? '')?.[1] ?? ''
    await risk.goto(office(`/oriel/proposals/${number}`))
    await expect(risk.getByText('Your turn')).toBeVisible()
    await risk.keyboard.press('a')
    await risk.getByRole('dialog').getByRole('textbox').fill('their calls are answered again')
    await risk.keyboard.press('Control+Enter')
    await expect(risk.getByText('It is done.')).toBeVisible()
    await manager.reload()
    await expect(manager.getByRole('button', { name: `Turn off… ${name}` })).toBeVisible()
  })
  await risk.context().close()
  await manager.context().close()
})
