import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { createConnection } from '@oriel/db/pool'
import type { Database } from '@oriel/db/database'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD } from '@oriel/dev-world/cast'
import { addCard, verifyByPayer } from '@oriel/domain/bank-card'
import type { Member } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import type { Locator, Page } from '@playwright/test'
import { makePerson, worldKeys } from './people.ts'

const HOLDER = 'Sophia Reyes'

let accounts = 0
/** An account that no other journey binds, with the last digits that are asked for. */
export const newNumber = (end = ''): string => {
  accounts += 1
  return `7${String(Date.now()).slice(end.length - 8)}${String(accounts).padStart(2, '0')}${end}`
}

/** Somebody who may add cards. */
export const makeHolder = (database: Database): Promise<Member> => {
  const personal = { name: HOLDER, email: `holder${newNumber()}@example.com` }
  return makePerson(database, { personal })
}

/** What only time or a person of the office does, done at once. */
async function byOwner(sql: string, values: readonly unknown[]): Promise<void> {
  const url = (process.env['WORLD_DATABASE_URL'] ?? '').replace('oriel_app', 'oriel_owner')
  const owner = createConnection({ url, name: 'holder' })
  await owner.connect()
  try {
    await owner.query(sql, [...values])
  } finally {
    await owner.end()
  }
}

/** As if their cards had been added two days ago. */
export const makeOlder = (memberId: string): Promise<void> =>
  byOwner(
    `UPDATE bank_cards SET added_at = added_at - interval '2 days',
      usable_at = usable_at - interval '2 days' WHERE member_id = $1`,
    [memberId],
  )

/** As if people had seen a document of theirs. */
const makeKnown = (memberId: string): Promise<void> =>
  byOwner('UPDATE members SET identity_tier = 2 WHERE id = $1', [memberId])

export async function giveCard(database: Database, member: Member, number: string): Promise<void> {
  const keys = worldKeys()
  const house = { database, keys, passwords: createPasswords(keys) }
  const draft = { kind: 'bank', institution: 'chase', number, memo: '' } as const
  const proof = { password: CAST_PASSWORD, withdrawPassword: CAST_WITHDRAW_PASSWORD }
  const who = { siteId: member.siteId, memberId: member.id, ip: '127.0.0.1' }
  const ours = { ...house, isOwnAddress: async () => false }
  expectDone(await addCard(ours, { draft, proof }, who, new Date()))
}

/** Money came from the account, in this name. */
export const payFrom = (
  database: Database,
  member: Member,
  number: string,
  name = HOLDER,
): Promise<unknown> =>
  database.transaction((work) => {
    const account = { institution: 'chase', number, memo: null, name }
    const payer = { siteId: member.siteId, memberId: member.id, ...account }
    return verifyByPayer(work, worldKeys(), payer, new Date())
  })

/** One box for each digit: the first takes them all. */
export async function typePin(window: Locator, pin: string): Promise<void> {
  await window.getByLabel('Digit 1 of 4').focus()
  await window.page().keyboard.type(pin)
}

/** A thousand dollars, and accounts that are known to be theirs. */
export async function makeRich(database: Database, ...numbers: string[]): Promise<Member> {
  const member = await makeHolder(database)
  for (const number of numbers) await giveCard(database, member, number)
  await makeOlder(member.id)
  await makeKnown(member.id)
  for (const number of numbers) await payFrom(database, member, number)
  const till = { database, ledger: createLedger(database) }
  const given = { id: newId(), member, amount: money(10_000_000n, 'USD'), by: 'journey' }
  expectDone(await grantPlayMoney(till, given, new Date()))
  return member
}

/** Fills the form and sends it; who has just signed in proves nothing again. */
export async function askToBePaid(
  page: Page,
  amount: string,
  pin = CAST_WITHDRAW_PASSWORD,
): Promise<void> {
  await page.getByRole('main').getByLabel('How much?').fill(amount)
  await typePin(page.getByRole('main'), pin)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Withdraw/u })
    .click()
}
