import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { publishAgreement } from '@oriel/domain/agreement'
import { listRefusals } from '@oriel/domain/audit'
import { readPersonal } from '@oriel/domain/member'
import type { Site } from '@oriel/domain/site'
import { checkRegistration, EMPTY_FORM, type RegistrationForm } from '@oriel/forms/registration'
import { reasonOfFailure } from '@oriel/forms/registration-reasons'
import { CASE_ASKS, CASE_FORMS, FIELD_CASES } from '@oriel/forms/testing/field-cases'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { setSwitch } from '../testing/switches.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exampleShowroom, exampleSite, makeSite, NOON } from '../examples.ts'
import { cheapPasswords, personAt, somebody } from '../testing/people.ts'
import { registrationRules } from './form.ts'
import { failuresOf, register, saveRegisterAsks, type Registration } from './registration.ts'

const SITE = exampleSite({ currencies: ['USD', 'VND'] })
const FORM = CASE_FORMS.USD

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database, SITE)
  await saveRegisterAsks(database, SITE.id, 'USD', CASE_ASKS.USD)
})
afterEach(() => database.drop())

type Change = Partial<Omit<Registration, 'form'>> & { readonly form?: Partial<RegistrationForm> }

/** Submits a form with nothing wrong in it but what is changed. */
async function submit({ form, ...change }: Change = {}) {
  const from = somebody()
  const { token, answer } = await personAt(database, from, NOON, 'register')
  const usual = { site: SITE, currency: 'USD', language: 'en_US', agreed: [] } as const
  const brought = { agent: '', recommendCode: '', host: 'site-1.example' }
  const filled = { ...FORM, captchaAnswer: answer, ...form }
  const submitted = { ...usual, ...brought, captchaToken: token, form: filled, ...change }
  const guard = { database, keys: testKeys, passwords: cheapPasswords, welcome: async () => {} }
  return register(guard, submitted, from, NOON)
}
const reasonOf = async (change: Change) => {
  const outcome = await submit(change)
  return outcome.ok ? 'done' : outcome.reason
}
/** What a member would leave behind, table by table. */
async function written(): Promise<number> {
  let count = 0
  for (const table of ['members', 'member_fields', 'member_marks', 'sessions', 'outbox']) {
    const { rows } = await database.pool.query(`SELECT count(*)::int AS n FROM ${table}`)
    count += (rows as { n: number }[])[0]?.n ?? 0
  }
  return count
}
const refusals = async () =>
  (await listRefusals(database.rows, null, 9)).map(({ kind, refused }) => ({ kind, refused }))

test('a form that keeps the rules makes a member of what it shows', async () => {
  const form = { memberAccount: 'NewAda1', memberName: ' Ada ', identityId: '123' }
  const { memberId } = expectDone(await submit({ form }))
  const row = await database.rows.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ id: memberId, account: 'newada1', currency: 'USD' })
  expect(await cheapPasswords.verify(FORM.password, row.password_hash)).toBe('right')
  expect(await cheapPasswords.verify('0123', row.withdraw_password_hash)).toBe('right')
  expect(await readPersonal(database.rows, testKeys, memberId)).toEqual({
    name: 'Ada',
    email: 'ada@mail.example',
    birthday: '1990-02-03',
  })
})

describe('a form that breaks a rule makes nobody a member', () => {
  const broken = FIELD_CASES.filter(
    ({ currency, field, message }) =>
      currency === 'USD' && message !== null && field !== 'captchaAnswer',
  )

  test('whatever the rule, with every failure in the order of the form', async () => {
    const before = await written()
    expect(broken.length).toBeGreaterThan(40)
    for (const { field, change, message } of broken) {
      const outcome = await submit({ form: change })
      const failures = message === null ? [] : [{ field, message }]
      const reason = failures[0] && reasonOfFailure(failures[0])
      expect(outcome, `${field} ${JSON.stringify(change)}`).toEqual({
        ok: false,
        reason,
        told: failures,
      })
    }
    expect(await written()).toBe(before)
  })

  test('an empty one is refused for its first field, and the trail names the reason', async () => {
    const { captchaAnswer: _, ...empty } = EMPTY_FORM
    const outcome = await submit({ form: empty })
    const rules = registrationRules(SITE, 'USD', CASE_ASKS.USD, NOON)
    const all = checkRegistration({ ...EMPTY_FORM, captchaAnswer: '7' }, rules)
    expect(outcome).toMatchObject({ ok: false, reason: 'account_invalid' })
    expect(outcome.ok ? [] : failuresOf(outcome)).toEqual(all)
    expect(await refusals()).toEqual([{ kind: 'registered', refused: 'account_invalid' }])
  })
})

describe('the rules are those of the site', () => {
  const withFlags = (flags: Partial<Site['flags']>): Site => ({
    ...SITE,
    flags: { ...SITE.flags, ...flags },
  })

  const NINE = { memberPhone: '202555012' }
  const ofTen = (memberPhone: string): Change => ({
    site: withFlags({ phoneDigits: { USD: 10 } }),
    form: { memberPhone },
  })

  test.each<[string, Change, string]>([
    ['a showroom', { site: exampleShowroom() }, 'registration_closed'],
    ['a closed site', { site: withFlags({ registrationOpen: false }) }, 'registration_closed'],
    ['a currency not offered', { currency: 'THB' }, 'currency_not_open'],
    ['strong passwords', { site: withFlags({ passwordPolicy: 'strong' }) }, 'done'],
    [
      'a weak one among strong passwords',
      {
        site: withFlags({ passwordPolicy: 'strong' }),
        form: { password: 'password1', checkPassword: 'password1' },
      },
      'password_invalid',
    ],
    [
      '[S5.033] a phone of nine digits where the site wants ten',
      ofTen('202555012'),
      'phone_invalid',
    ],
    ['[S5.033] a phone of ten digits where the site wants ten', ofTen('2025550123'), 'done'],
    ['[S5.033] a phone of eleven where the site wants ten', ofTen('20255501234'), 'phone_invalid'],
    ['a phone of nine digits where the site wants no number', { form: NINE }, 'done'],
  ])('%s', async (_what, change, reason) => {
    const before = await written()
    expect(await reasonOf(change)).toBe(reason)
    if (reason === 'done') return
    expect(await written()).toBe(before)
    expect(await refusals()).toEqual([{ kind: 'registered', refused: reason }])
  })

  test.each(['registration', 'site'] as const)('switched off: %s', async (scope) => {
    const before = await written()
    await setSwitch(database, SITE.id, { scope, key: '' }, 'off')
    expect(await reasonOf({})).toBe('registration_closed')
    expect(await written()).toBe(before)
    await setSwitch(database, SITE.id, { scope, key: '' }, 'on')
    expect(await reasonOf({})).toBe('done')
  })

  test('a closed site is named before a bad form, and a bad currency before a bad field', async () => {
    const form = { memberAccount: '' }
    const closed = withFlags({ registrationOpen: false })
    expect(await reasonOf({ site: closed, currency: 'THB', form })).toBe('registration_closed')
    expect(await reasonOf({ currency: 'THB', form })).toBe('currency_not_open')
    expect(await reasonOf({ form, agent: 'nobody' })).toBe('account_invalid')
    expect(await reasonOf({ agent: 'nobody' })).toBe('introducer_invalid')
  })

  test('a wrong captcha is named before a bad form', async () => {
    const form = { memberAccount: '', captchaAnswer: 'wrong' }
    expect(await reasonOf({ currency: 'THB', form })).toBe('verify_failed')
  })
})

describe('an agreement', () => {
  beforeEach(async () => {
    const texts = { en_US: { title: 'Terms', body: '<p>All of them</p>' } }
    const audience = { device: 'both', forGuests: true, forMembers: true } as const
    const times = { currencies: null, sort: 0, startsAt: NOON, endsAt: null }
    const draft = { siteId: SITE.id, details: {}, texts, ...audience, ...times }
    const by = { staff: 'test', now: NOON, allowedOrigins: [] }
    expectDone(await publishAgreement(database, draft, by))
  })
  const published = async () => {
    const query = database.rows.selectFrom('contents').select(['number', 'version'])
    return query.where('kind', '=', 'agreement').executeTakeFirstOrThrow()
  }

  test('must have been agreed to in its present wording', async () => {
    const { number, version } = await published()
    const before = await written()
    expect(await reasonOf({})).toBe('agreement_missing')
    const old = [{ number, version: version + 1 }]
    expect(await reasonOf({ agreed: old })).toBe('agreement_missing')
    const agreed = [{ number, version }]
    expect(await reasonOf({ agreed, form: { agreement: false } })).toBe('agreement_missing')
    expect(await written()).toBe(before)
    expect(await reasonOf({ agreed })).toBe('done')
    const kept = await database.rows.selectFrom('member_agreements').selectAll().execute()
    expect(kept).toMatchObject([{ agreement_number: number, version }])
  })
})
