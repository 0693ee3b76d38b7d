import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { register, saveRegisterAsks } from '@oriel/domain/registration'
import { saveSite } from '@oriel/domain/site'
import { CASE_ASKS, CASE_FORMS } from '@oriel/forms/testing/field-cases'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleSite, makeSite, NOON } from '../examples.ts'
import { cheapPasswords, personAt, somebody } from '../testing/people.ts'
import { listWelcomes, readCash, saveWelcome, welcomeMembers } from './wallet.ts'

const SITE = exampleSite({ currencies: ['USD', 'VND'] })
const USD_500 = 5_000_000n

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database, SITE)
  await saveRegisterAsks(database, SITE.id, 'USD', CASE_ASKS.USD)
})
afterEach(() => database.drop())

const give = (units: bigint | null, currency: 'USD' | 'VND' | 'JPY' = 'USD') =>
  saveWelcome(database.rows, { siteId: SITE.id, currency, units })

async function signUp() {
  const from = somebody()
  const { token, answer } = await personAt(database, from, NOON, 'register')
  const welcome = welcomeMembers(createLedger(database))
  const usual = { site: SITE, currency: 'USD', language: 'en_US', agreed: [] } as const
  return register(
    { database, keys: testKeys, passwords: cheapPasswords, welcome },
    {
      ...usual,
      agent: '',
      recommendCode: '',
      host: 'site-1.example',
      captchaToken: token,
      form: { ...CASE_FORMS.USD, captchaAnswer: answer },
    },
    from,
    NOON,
  )
}

const cashAfterSignUp = async () => {
  const { memberId } = expectDone(await signUp())
  return (await readCash(database.rows, memberId, 'USD')).total
}

describe('U2: a new member', () => {
  test('has what the site gives in their currency, from its promotion account', async () => {
    expectDone(await give(USD_500))
    expectDone(await give(1n, 'VND'))
    expect(await cashAfterSignUp()).toBe(USD_500)
    const accounts = await database.rows
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('balance', '<>', 0n)
      .orderBy('balance')
      .execute()
    expect(accounts).toEqual([
      { kind: 'promotion', balance: -USD_500 },
      { kind: 'available', balance: USD_500 },
    ])
    const noted = database.rows.selectFrom('audit_events').select('kind')
    expect((await noted.execute()).map(({ kind }) => kind)).toContain('play_money_granted')
  })

  test('has nothing where the site gives nothing, or no longer', async () => {
    expectDone(await give(USD_500))
    expectDone(await give(null))
    expect(await cashAfterSignUp()).toBe(0n)
  })

  test('has nothing where money is real, whatever was set before', async () => {
    expectDone(await give(USD_500))
    const realMoney = { licence: 'L-1', countries: ['MT'] }
    const real = { ...SITE, flags: { ...SITE.flags, realMoney } }
    expectDone(await saveSite(database, real, NOON))
    expect(await listWelcomes(database.rows, real)).toEqual(new Map())
    expect(await cashAfterSignUp()).toBe(0n)
    expect(await give(1n)).toMatchObject({ ok: false, reason: 'real_money' })
  })

  test('leaves no money behind when they could not become one', async () => {
    expectDone(await give(USD_500))
    expectDone(await signUp())
    expect(await signUp()).toMatchObject({ ok: false })
    const grants = database.rows
      .selectFrom('ledger_journals')
      .select('id')
      .where('kind', '=', 'grant')
    expect(await grants.execute()).toHaveLength(1)
  })
})

test('a welcome is of a currency that the site offers', async () => {
  expect(await give(1n, 'JPY')).toMatchObject({ ok: false, reason: 'currency_not_offered' })
})
