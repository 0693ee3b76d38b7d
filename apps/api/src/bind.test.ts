import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { siteDetailCall, siteLogosCall } from '@oriel/contract/member/site'
import { templateConfigCall } from '@oriel/contract/site/site'
import { done, refuse } from '@oriel/core/outcome'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bind, checkBound, type Binding } from './bind.ts'
import { memberCalls as declared } from './gate.ts'
import { answering, openDoor, type OpenDoor } from './testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

const handle: Binding['handle'] = async () => done({})
const bindings: Binding[] = declared.calls.map((call) => ({ call, handle }))

describe('checkBound', () => {
  test('accepts bindings that cover every declared call once', () => {
    expect(() => checkBound(declared, bindings)).not.toThrow()
  })

  test('reports a declared call without a handler', () => {
    const missing = bindings.filter(({ call }) => call !== siteLogosCall)
    expect(() => checkBound(declared, missing)).toThrow(
      '/api/arks/web/logos is declared and not bound',
    )
  })

  test('reports a call that is bound twice', () => {
    const twice = [...bindings, { call: siteDetailCall, handle }]
    expect(() => checkBound(declared, twice)).toThrow('/api/arks/web/site/detail is bound twice')
  })

  test('reports a handler whose call is not declared', () => {
    const stray = [...bindings, { call: { ...siteDetailCall, path: '/stray' } as const, handle }]
    expect(() => checkBound(declared, stray)).toThrow('/api/stray is bound and not declared')
    const ofTheSite = [...bindings, { call: templateConfigCall, handle }]
    expect(() => checkBound(declared, ofTheSite)).toThrow('template_config is bound and not')
  })

  test.each(['agent', 'staff'] as const)(
    'reports a call for the role %s, which the server does not check',
    (auth) => {
      const call = { ...siteDetailCall, auth }
      const others = declared.calls.filter((one) => one !== siteDetailCall)
      const all = [...bindings.filter((one) => one.call !== siteDetailCall), { call, handle }]
      expect(() => checkBound({ ...declared, calls: [...others, call] }, all)).toThrow(
        `/api/arks/web/site/detail is for ${auth}, a role nobody checks`,
      )
    },
  )

  test('reports all problems at once', () => {
    const wrong = [{ call: siteDetailCall, handle }, ...bindings.slice(1)]
    const detailFirst = wrong[0]?.call === bindings[0]?.call
    expect(detailFirst).toBe(false)
    expect(() => checkBound(declared, wrong)).toThrow(/not bound\n.*bound twice/)
  })
})

test.each<[string, (real: Binding[]) => Binding[]]>([
  ['a missing call', (real) => real.slice(1)],
  ['a call bound twice', (real) => [...real, ...real.slice(0, 1)]],
  ['an undeclared call', (real) => [...real, { call: templateConfigCall, handle }]],
])('the server does not start with %s', (_what, change) => {
  expect(() => door.beside(change)).toThrow(/is (declared and not bound|bound)/)
})

describe('a handler with a bug', () => {
  const opened = async (broken: Binding['handle']) => {
    const other = door.beside((real) => answering(real, siteDetailCall, broken))
    return { said: await other.say(siteDetailCall), lines: other.lines }
  }
  const SERVER_ERROR = { status: 500, body: { code: 500, data: null } }

  test('answers 500 and logs a reason that the call does not list', async () => {
    const { said, lines } = await opened(async () => refuse('sort_unknown'))
    expect(said).toMatchObject(SERVER_ERROR)
    expect(JSON.stringify(said.body)).not.toContain('sort_unknown')
    const message = '/api/arks/web/site/detail refused for a reason not listed: sort_unknown'
    expect(lines).toMatchObject([{ level: 'error', err: { message }, msg: 'a call failed' }])
  })

  test('answers 500 and hides the message when the handler throws', async () => {
    const { said, lines } = await opened(() => Promise.reject(new Error('disk is full')))
    expect(said).toMatchObject(SERVER_ERROR)
    expect(JSON.stringify(said.body)).not.toContain('disk')
    expect(lines).toMatchObject([{ level: 'error', call: '/api/arks/web/site/detail' }])
  })

  test('answers 500 when the answer breaks the contract', async () => {
    const { said, lines } = await opened(async () => done({ id: 'one' }))
    expect(said).toMatchObject(SERVER_ERROR)
    expect(lines).toMatchObject([{ err: { message: expect.stringContaining('$.id') } }])
  })
})

describe('does not compile', () => {
  test('a reason the call does not list', () => {
    // @ts-expect-error -- site/detail lists no reasons, so it cannot refuse
    const none = bind(siteDetailCall, async () => refuse('sort_unknown'))
    // @ts-expect-error -- the marquee lists sort_unknown and nothing else
    const other = bind(announcementMarqueeCall, async () => refuse('template_unknown'))
    const listed = bind(announcementMarqueeCall, async () => refuse('sort_unknown'))
    expect([none, other, listed].map(({ call }) => call.path)).toHaveLength(3)
  })

  test('an answer with a field missing', () => {
    // @ts-expect-error -- a ticket is text, and it is missing here
    expect(bind(realtimeTicketCall, async () => done({})).call).toBe(realtimeTicketCall)
  })

  test('use of the session in a call that needs no sign-in', () => {
    const open = bind(siteLogosCall, async (_input, { session }) => {
      // @ts-expect-error -- an open call may be anybody's, so there may be no session
      session.memberId.slice()
      return done({ web_logo_list: [] })
    })
    const closed = bind(realtimeTicketCall, async (_input, { session }) =>
      done({ ticket: session.memberId }),
    )
    expect([open.call.auth, closed.call.auth]).toEqual(['none', 'member'])
  })
})
