import {
  handOverCall,
  loginCall,
  logoutCall,
  sessionListCall,
  takeHandOverCall,
} from '@oriel/contract/member/session'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import type { SiteId } from '@oriel/core/id'
import { CAST_PASSWORD, ORIEL, SECOND } from '@oriel/dev-world/cast'
import { setSwitch } from '@oriel/domain/testing/switches'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castMember } from '../../testing/cast-member.ts'
import { code, openDoor, SITE_TWO, type OpenDoor } from '../../testing/open-door.ts'
import { everyReason } from '../../testing/provoke.ts'
import { signInSteps, type Visitor } from '../../testing/visitor.ts'

let door: OpenDoor
let steps: ReturnType<typeof signInSteps>
beforeAll(async () => {
  door = await openDoor()
  steps = signInSteps(door)
})
afterAll(() => door.close())

const auditOf = (account: string) =>
  door.database.rows
    .selectFrom('audit_events as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.kind', 'a.refused', 'a.ip', 'a.facts'])
    .where('m.account', '=', account)
    .orderBy('a.id')
    .execute()

describe('[S7.064, S7.065, S3.049, S3.050, S3.051] signing in', () => {
  test('[S1.013, S6.001] makes a visitor a member, with the fields of the statements and a cookie that scripts cannot read', async () => {
    const visitor = steps.visitor()
    expect((await visitor.ticket()).status).toBe(401)
    const said = await visitor.login('sophia')
    expect(code(said)).toBe('100')
    expect(said.body.data).toEqual({
      member_id: (await castMember(door, 'sophia')).id,
      member_account: 'sophia',
      member_currency: 'USD',
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
    const cookies = said.headers['set-cookie'] as string[]
    expect(cookies.map((cookie) => cookie.replace(/=[^;]*/, '=…'))).toEqual([
      '__Host-sb=…; Path=/; SameSite=Strict; Secure; HttpOnly',
      '__Host-dev=…; Path=/; Max-Age=31536000; SameSite=Strict; Secure; HttpOnly',
    ])
    expect(code(await visitor.ticket())).toBe('100')
  })

  test('[S3.049] takes the site_id of its own host, and refuses that of another', async () => {
    const login = (site_id: number) => steps.visitor().login('sophia', CAST_PASSWORD, { site_id })
    expect(code(await login(ORIEL))).toBe('100')
    expect((await login(SECOND)).status).toBe(403)
  })

  test('the account may be written in any case, with spaces around', async () => {
    expect(code(await steps.visitor().login('  SoPhia '))).toBe('100')
  })

  test('[S8.005, A52] the token opens nothing without its cookie, nor the cookie without its token', async () => {
    const visitor = steps.visitor()
    await visitor.login('sophia')
    const { token, binding } = visitor.secrets()
    for (const member of [{ token }, { binding }, { token, binding: 'x' }]) {
      expect((await door.say(realtimeTicketCall, { member })).status).toBe(401)
    }
    const member = { token, binding }
    expect((await door.say(realtimeTicketCall, { member, host: SITE_TWO })).status).toBe(401)
    expect((await door.say(realtimeTicketCall, { member })).status).toBe(200)
  })

  test('[A62] ignores the address in the body; the audit trail has the real one', async () => {
    const visitor = steps.visitor({ from: '203.0.113.9' })
    await visitor.login('minhkhoa', CAST_PASSWORD, { remote_addr: '10.0.0.1' })
    expect((await auditOf('minhkhoa')).at(-1)).toMatchObject({
      kind: 'login',
      refused: null,
      ip: '203.0.113.9',
      facts: { device: 'Chrome, Linux', opened_with: 'password' },
    })
  })

  test('a login header is valid once and only on its site', async () => {
    const visitor = steps.visitor()
    const header = await visitor.header()
    expect(code(await visitor.login('sophia', CAST_PASSWORD, {}, header))).toBe('100')
    expect(code(await visitor.login('sophia', CAST_PASSWORD, {}, header))).toBe('105')
    expect(code(await visitor.login('sophia', CAST_PASSWORD, {}, ''))).toBe('105')
    const foreign = await steps.visitor({ host: SITE_TWO }).header()
    expect(code(await visitor.login('sophia', CAST_PASSWORD, {}, foreign))).toBe('105')
  })
})

const setFlags = async (flags: string) => {
  const site = door.database.rows.selectFrom('sites').select('flags').where('id', '=', SECOND)
  const before = await site.executeTakeFirstOrThrow()
  const change = door.database.rows.updateTable('sites').set({ flags })
  await change.where('id', '=', SECOND).execute()
  return before
}
const whileOff = async <Said>(siteId: SiteId, act: () => Promise<Said>): Promise<Said> => {
  await setSwitch(door.database, siteId, { scope: 'site', key: '' }, 'off')
  const said = await act()
  await setSwitch(door.database, siteId, { scope: 'site', key: '' }, 'on')
  return said
}
const wrong = (account: string, visitor: Visitor = steps.visitor()) =>
  visitor.login(account, 'wrong1')

everyReason(
  loginCall,
  {
    account_error: () => wrong('sophia'),
    account_disabled: () => steps.visitor().login('goneaway'),
    account_frozen: () => steps.visitor().login('onpause'),
    verify_failed: () => steps.visitor().login('sophia', CAST_PASSWORD, { answer: 'nope' }),
    network_not_allowed: async () => {
      const { id: member_id } = await castMember(door, 'meilin')
      const network = { member_id, network: '192.0.2.0/24' }
      await door.database.rows.insertInto('member_networks').values(network).execute()
      expect(code(await steps.visitor({ from: '192.0.2.9' }).login('meilin'))).toBe('100')
      return steps.visitor().login('meilin')
    },
    different_device: () =>
      steps.visitor({ host: SITE_TWO, headers: { lang: 'en_US' } }).login('tanawat'),
    country_closed: async () => {
      const { flags } = await setFlags(JSON.stringify({ closedCountries: ['US'] }))
      // Another door, which has not read the site yet.
      const closed = signInSteps(door.beside((bindings) => bindings))
      const said = await closed.visitor({ host: SITE_TWO, from: '8.8.8.8' }).login('tanawat')
      await setFlags(JSON.stringify(flags))
      return said
    },
    network_closed: async () => {
      const network = { site_id: ORIEL, network: '198.18.0.0/15' }
      await door.database.rows.insertInto('closed_networks').values(network).execute()
      return steps.visitor({ from: '198.18.3.3' }).login('sophia')
    },
    login_too_often: async () => {
      const from = '203.0.113.20'
      for (let tries = 0; tries < 5; tries += 1) {
        await wrong('firstday', steps.visitor({ from: `${from}${tries}` }))
      }
      return steps.visitor({ from: `${from}9` }).login('firstday')
    },
    site_closed: () => whileOff(ORIEL, () => steps.visitor().login('sophia')),
    transfer_verification: () => steps.visitor().login('oldmove'),
  },
  {
    account_error: '[S8.029]',
    account_disabled: '[S8.030]',
    account_frozen: '[S8.031]',
    verify_failed: '[S8.032]',
    network_not_allowed: '[S8.033]',
    country_closed: '[S8.034]',
    network_closed: '[S8.035]',
    login_too_often: '[S8.036]',
    different_device: '[S8.037]',
    transfer_verification: '[S8.038]',
  },
)

test('[S8.029] an unknown account and a wrong password get the same answer', async () => {
  const [unknown, known] = [await wrong('nobody12'), await wrong('sophia')]
  expect({ ...unknown.body, trace_id: '' }).toEqual({ ...known.body, trace_id: '' })
})

test.each([
  ['[S8.030]', 'goneaway', '102'],
  ['[S8.031]', 'onpause', '103'],
  ['[S8.038]', 'oldmove', '802'],
])(
  '%s the state of %s is shown, as %s, only with the right password',
  async (_, account, state) => {
    expect(code(await wrong(account))).toBe('101')
    expect(code(await steps.visitor().login(account))).toBe(state)
  },
)

test.each([
  ['[S8.033]', '106', 'network_not_allowed'],
  ['[S8.034]', '201', 'country_closed'],
  ['[S8.035]', '202', 'network_closed'],
  ['[S8.036]', '203', 'login_too_often'],
] as const)('%s code %s of login stands for %s', (_, number, reason) => {
  expect(loginCall.errors[number]).toBe(reason)
})

test('five wrong passwords block an account for their network only', async () => {
  for (let tries = 0; tries < 6; tries += 1) {
    await wrong('minhkhoa', steps.visitor({ from: `192.0.2.${100 + tries}` }))
  }
  expect(code(await steps.visitor({ from: '192.0.2.7' }).login('minhkhoa'))).toBe('203')
  expect(code(await steps.visitor().login('minhkhoa'))).toBe('100')
})

test('[S4.026, A51] a second sign-in ends the first session', async () => {
  const [first, second] = [steps.visitor(), steps.visitor()]
  await first.login('sophia')
  await second.login('sophia')
  expect((await first.ticket()).status).toBe(401)
  expect((await second.ticket()).status).toBe(200)
  const facts = await door.database.rows
    .selectFrom('outbox')
    .select(['name', 'data'])
    .where('name', '=', 'session.changed')
    .orderBy('seq')
    .execute()
  expect(facts.at(-1)?.data).toEqual({
    site_id: ORIEL,
    member_id: (await castMember(door, 'sophia')).id,
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(JSON.stringify(facts)).not.toContain(second.secrets().token)
})

describe('[S7.066] signing out', () => {
  test('[A51] ends the session and takes the cookie back', async () => {
    const visitor = steps.visitor()
    await visitor.login('sophia')
    const { token, binding } = visitor.secrets()
    const said = await visitor.say(logoutCall)
    expect(code(said)).toBe('100')
    expect(said.headers['set-cookie']).toContain(
      '__Host-sb=; Path=/; Max-Age=0; SameSite=Strict; Secure; HttpOnly',
    )
    expect((await door.say(realtimeTicketCall, { member: { token, binding } })).status).toBe(401)
  })

  test('needs a session', async () => {
    expect((await steps.visitor().say(logoutCall)).status).toBe(401)
  })
})

describe('sessions are listed', () => {
  test('the newest first, with how each ended, a page at a time', async () => {
    const visitor = steps.visitor({ from: '203.0.113.66' })
    await steps.visitor().login('meilin')
    await door.database.rows.deleteFrom('member_networks').execute()
    for (let times = 0; times < 3; times += 1) await visitor.login('minhkhoa')
    const page = (await visitor.say(sessionListCall, { count: 2 })).body.data as {
      list: Record<string, unknown>[]
      next: string
    }
    expect(page.list).toHaveLength(2)
    expect(page.list[0]).toMatchObject({ is_current: true, ip: '203.0.113.66', ended_at: null })
    expect(page.list[1]).toMatchObject({ is_current: false, ended_because: 'elsewhere' })
    const more = await visitor.say(sessionListCall, { count: 2, after: page.next })
    const ids = (more.body.data as typeof page).list.map(({ id }) => id)
    expect(ids).not.toContain(page.list[1]?.['id'])
  })
})

describe('hand-over', () => {
  const codeFor = async (visitor: Visitor): Promise<string> =>
    ((await visitor.say(handOverCall)).body.data as { enc: string }).enc

  test('[A53] a code signs in one of twenty windows that use it at the same time', async () => {
    const visitor = steps.visitor()
    await visitor.login('sophia')
    const enc = await codeFor(visitor)
    const windows = Array.from({ length: 20 }, () => steps.visitor())
    const said = await Promise.all(windows.map((one) => one.say(takeHandOverCall, { code: enc })))
    expect(said.filter((one) => code(one) === '100')).toHaveLength(1)
    expect(said.filter((one) => code(one) === '101')).toHaveLength(19)
    expect(said.find((one) => code(one) === '100')?.body.data).toMatchObject({
      member_account: 'sophia',
      member_currency: 'USD',
    })
  })

  test('[A53, A54] a code is refused on another site, after its session ended or with a byte changed', async () => {
    const visitor = steps.visitor()
    await visitor.login('sophia')
    const [first, second] = [await codeFor(visitor), await codeFor(visitor)]
    const foreign = steps.visitor({ host: SITE_TWO })
    expect(code(await foreign.say(takeHandOverCall, { code: first }))).toBe('101')
    const bytes = Buffer.from(first, 'base64url')
    for (let at = 0; at < bytes.length; at += 7) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      const said = await visitor.say(takeHandOverCall, { code: flipped.toString('base64url') })
      expect({ ...said.body, trace_id: '' }).toMatchObject({ code: 101, data: null })
    }
    await visitor.say(logoutCall)
    expect(code(await steps.visitor().say(takeHandOverCall, { code: second }))).toBe('101')
  })

  everyReason(takeHandOverCall, {
    hand_over_failed: () => steps.visitor().say(takeHandOverCall, { code: 'made up' }),
  })
})
