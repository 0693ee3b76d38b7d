import { memberChannel } from '@oriel/contract/realtime/realtime'
import { SECOND } from '@oriel/dev-world/cast'
import { issueTicket } from '@oriel/domain/realtime'
import { endSession } from '@oriel/domain/session'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openNode, SITE_ONE, SITE_TWO, type Coming, type Node } from './testing/open-node.ts'

let node: Node
beforeAll(async () => {
  node = await openNode()
})
afterEach(() => node.leaveAll())
afterAll(() => node.close())

/** What a socket is told: `in`, or the word of the refusal. */
const said = (coming: Coming): Promise<string> =>
  node.come(coming).then(
    () => 'in',
    (error: Error) => error.message,
  )

describe('ticket', () => {
  const ticketOf = async (account = 'sophia', now = NOON) =>
    issueTicket(node.database, await node.signIn(account), now)

  test('[S4.090] stands in the handshake for the token, and works once', async () => {
    const ticket = await ticketOf()
    expect(await said({ auth: { ticket } })).toBe('in')
    expect(await said({ auth: { ticket } })).toBe('ticket_refused')
  })

  test('is for one only, when two come at once', async () => {
    const ticket = await ticketOf()
    const both = await Promise.all([said({ auth: { ticket } }), said({ auth: { ticket } })])
    expect(both.toSorted()).toEqual(['in', 'ticket_refused'])
  })

  test('of another site is refused, and used up', async () => {
    const ticket = await ticketOf()
    expect(await said({ auth: { ticket }, host: SITE_TWO })).toBe('ticket_refused')
    expect(await said({ auth: { ticket } })).toBe('ticket_refused')
    const session = await node.signIn('tanawat', SECOND)
    const there = await node.comeAs(session, { host: SITE_TWO })
    expect(await there.join(memberChannel(session.memberId))).toEqual({ ok: true })
  })

  test('is refused after thirty seconds', async () => {
    const secondsAgo = (seconds: number) => new Date(NOON.getTime() - seconds * 1_000)
    expect(await said({ auth: { ticket: await ticketOf('sophia', secondsAgo(29)) } })).toBe('in')
    const late = await ticketOf('sophia', secondsAgo(30))
    expect(await said({ auth: { ticket: late } })).toBe('ticket_refused')
  })

  test('[A51] of a session that ended is refused', async () => {
    const session = await node.signIn('sophia')
    const ticket = await issueTicket(node.database, session, NOON)
    await endSession(node.database, session.id, NOON)
    expect(await said({ auth: { ticket } })).toBe('ticket_refused')
  })

  test.each([['made up'], ['x'.repeat(101)], ["' OR 1=1"]])('%j is refused', async (ticket) => {
    expect(await said({ auth: { ticket } })).toBe('ticket_refused')
  })

  test('[A50] without one a socket is a visitor’s', async () => {
    const { memberId } = await node.signIn('sophia')
    for (const auth of [{}, { ticket: '' }, { ticket: 7 }, { ticket: null, memberId }]) {
      const { join } = await node.come({ auth })
      expect(await join(memberChannel(memberId))).toMatchObject({ reason: 'forbidden' })
    }
  })
})

describe('origin', () => {
  test.each([
    [`http://${SITE_ONE}`],
    [`https://${SITE_ONE}`],
    [`http://${SITE_ONE}:3000`],
    [`https://${SITE_ONE.toUpperCase()}`],
  ])('%s may come in', async (origin) => {
    expect(await said({ headers: { origin } })).toBe('in')
  })

  test.each([
    ['https://evil.example'],
    [`https://${SITE_TWO}`],
    [`https://${SITE_ONE}.evil.example`],
    [`https://evil.example/${SITE_ONE}`],
    [`https://${SITE_ONE}@evil.example`],
    ['null'],
    [''],
  ])('[A50] %j is refused', async (origin) => {
    expect(await said({ headers: { origin } })).toBe('origin_refused')
    expect(await said({ headers: { origin }, transport: 'polling' })).toBe('origin_refused')
  })

  test('a refused origin does not use up a ticket', async () => {
    const ticket = await issueTicket(node.database, await node.signIn('sophia'), NOON)
    const headers = { origin: 'https://evil.example' }
    expect(await said({ auth: { ticket }, headers })).toBe('origin_refused')
    expect(await said({ auth: { ticket } })).toBe('in')
  })
})

test('an address where no site lives is refused', async () => {
  expect(await said({ host: 'nobody.example' })).toBe('site_unknown')
  expect(await said({ host: `${SITE_ONE}:8080` })).toBe('in')
})

test('who cannot open a web socket comes in by polling', async () => {
  const { join } = await node.come({ transport: 'polling' })
  expect(await join('web_member')).toEqual({ ok: true })
})
