import { ORIEL } from '@oriel/dev-world/cast'
import { tellHeldWin } from '@oriel/dev-world/story/queue'
import type { Database } from '@oriel/db/database'
import { keepLetters } from '@oriel/domain/dead-letter'
import { listHeld, refuseHeld } from '@oriel/domain/held'
import { createLedger } from '@oriel/ledger/ledger'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'
import { decide, go, openRow } from './queue-steps.ts'

const LETTER = 7_001

/** Wins that other journeys have left are decided, so that the next one is this journey's. */
async function clearHeld(database: Database): Promise<void> {
  const books = { database, ledger: createLedger(database) }
  const by = { staff: 'journey', because: 'left over', now: new Date() }
  for (const { id } of await listHeld(database.rows)) await refuseHeld(books, id, by)
}

test('a held win is released by two people and reaches the open wallet, a dead letter is sent again, by keyboard alone', async ({
  page,
  browser,
  at,
  database,
  troubles,
}) => {
  await clearHeld(database)
  const member = await makePerson(database)
  await tellHeldWin(database, member, new Date())
  await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
  await expect(page.getByText(/^Decision by /)).toBeVisible()
  const letter = { consumer: 'play', subject: 'event.1.1.play.started', error: 'cannot be read' }
  await keepLetters(database.rows, [
    { ...letter, number: LETTER, siteId: ORIEL, at: new Date(), body: '{"name":"play.started"}' },
  ])

  let proposal = ''
  const maker = await openDesk(browser, troubles)
  await test.step('one person takes the next one and proposes to release it', async () => {
    await signIn(maker, 'pham.ha')
    await go(maker, 'h', 'Held wins')
    await expect(maker.getByRole('row', { name: member.account })).toBeVisible()
    expect(await violationsOf(maker)).toEqual([])
    await maker.keyboard.press('n')
    await expect(maker.getByRole('heading', { level: 2, name: '1,250.00 USD' })).toBeFocused()
    await expect(maker.getByRole('button', { name: /^Let go/ })).toBeVisible()
    expect(await violationsOf(maker)).toEqual([])
    await decide(maker, 'a')
    const made = maker.getByText(/^PR-\d+ is made/)
    await expect(made).toBeVisible()
    proposal = /PR-\d+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
    await expect(maker).toHaveURL(office('/oriel/queues/held'))
  })

  const checker = await openDesk(browser, troubles)
  await test.step('another one finds it in the queue of proposals and agrees', async () => {
    await signIn(checker, 'tran.lan')
    await go(checker, 'q', 'To check')
    await expect(checker.getByRole('row', { name: 'held.decide' }).first()).toBeVisible()
    await openRow(checker, `Open ${proposal}`)
    await expect(checker.getByText('Your turn')).toBeVisible()
    await checker.keyboard.press('u')
    await expect(checker.getByRole('button', { name: /^Let go/ })).toBeVisible()
    expect(await violationsOf(checker)).toEqual([])
    const own = checker.url()
    await decide(checker, 'a')
    await expect(checker.getByText('It is done.')).toBeVisible()
    await expect(checker).not.toHaveURL(own)
    // The wallet that is open all the while hears of it.
    await expect(page.getByText(/^Paid into your main wallet on /)).toBeVisible()
  })

  const owner = await openDesk(browser, troubles)
  await test.step('an owner sends a dead letter again', async () => {
    await signIn(owner, 'amara.obi')
    await go(owner, 'd', 'Dead letters')
    await expect(owner.getByRole('row', { name: `DL-${LETTER}` })).toBeVisible()
    await openRow(owner, `Open DL-${LETTER}`)
    await expect(owner.getByText('cannot be read')).toBeVisible()
    expect(await violationsOf(owner)).toEqual([])
    await decide(owner, 'a')
    await expect(owner.getByText('Done.', { exact: true })).toBeVisible()
    await expect(owner).toHaveURL(office('/oriel/queues/dead-letters'))
    await expect(owner.getByRole('row', { name: `DL-${LETTER}` })).toHaveCount(0)
  })
  for (const desk of [maker, checker, owner]) await desk.context().close()
})
