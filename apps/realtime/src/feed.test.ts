import { isPresent } from '@oriel/bus/presence'
import { BOARD_CHANNEL, memberChannel } from '@oriel/contract/realtime/realtime'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import type { Session } from '@oriel/domain/session'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openNode, type Node } from './testing/open-node.ts'

let node: Node
beforeAll(async () => {
  node = await openNode()
})
afterEach(() => node.leaveAll())
afterAll(() => node.close())

const ofMember = ({ memberId }: Session) => ({ to: 'member', siteId: ORIEL, memberId }) as const
const listeningTo = (count: number) =>
  until(`${count} subjects`, async () => node.door.feed.listening() === count, 5_000, 5)

describe('the node listens', () => {
  test('to a member only while that member is connected', async () => {
    const session = await node.signIn('sophia')
    const to = ofMember(session)
    expect(await node.isHeard(to)).toBe(false)

    const { socket, join } = await node.comeAs(session)
    await join(memberChannel(session.memberId))
    expect(node.door.feed.listening()).toBe(1)
    expect(await node.isHeard(to)).toBe(true)

    socket.disconnect()
    await listeningTo(0)
    await node.bus.connection.flush()
    expect(await node.isHeard(to)).toBe(false)
  })

  test('to nobody else’s news meanwhile', async () => {
    const [sophia, meilin] = [await node.signIn('sophia'), await node.signIn('meilin')]
    const { join } = await node.comeAs(sophia)
    await join(memberChannel(sophia.memberId))
    expect(await node.isHeard(ofMember(meilin))).toBe(false)
  })

  test('as long as one of two sockets is there', async () => {
    const session = await node.signIn('sophia')
    const first = await node.comeAs(session)
    const second = await node.comeAs(session)
    await Promise.all([first, second].map(({ join }) => join(memberChannel(session.memberId))))
    expect(node.door.feed.listening()).toBe(1)
    node.tell(ofMember(session), 'both')
    await Promise.all([first.hears('both'), second.hears('both')])

    first.socket.disconnect()
    await until('one to be gone', async () => node.door.connections() === 1, 5_000, 5)
    expect(node.door.feed.listening()).toBe(1)
    node.tell(ofMember(session), 'one')
    await second.hears('one')
    expect(second.heard).toEqual(['both', 'one'])
    expect(first.heard).toEqual(['both'])

    second.socket.disconnect()
    await listeningTo(0)
  })

  test('once to a board that many have joined, twice or not', async () => {
    const browsers = await Promise.all([node.come(), node.come(), node.come()])
    for (const { join } of browsers) {
      await join(BOARD_CHANNEL)
      await join(BOARD_CHANNEL)
    }
    expect(node.door.feed.listening()).toBe(1)
    node.tell({ to: 'board', siteId: ORIEL, audience: 'guest', locale: 'en_US' }, 'once')
    node.tell({ to: 'board', siteId: ORIEL, audience: 'guest', locale: 'en_US' }, 'then')
    await Promise.all(browsers.map(({ hears }) => hears('then')))
    for (const { heard } of browsers) expect(heard).toEqual(['once', 'then'])
    await node.leaveAll()
    await listeningTo(0)
  })

  test('again when a member comes back', async () => {
    const session = await node.signIn('sophia')
    const before = await node.comeAs(session)
    await before.join(memberChannel(session.memberId))
    before.socket.disconnect()
    await listeningTo(0)
    const after = await node.comeAs(session)
    await after.join(memberChannel(session.memberId))
    node.tell(ofMember(session), 'welcome back')
    await after.hears('welcome back')
    expect(node.door.feed.listening()).toBe(1)
  })
})

describe('a member is present', () => {
  const becomes = (wanted: boolean, { memberId }: Session) =>
    until(
      `presence to be ${wanted}`,
      async () => (await isPresent(node.worker, ORIEL, memberId)) === wanted,
      5_000,
    )

  test('from the first socket until the last has gone', async () => {
    const session = await node.signIn('minhkhoa')
    expect(await isPresent(node.worker, ORIEL, session.memberId)).toBe(false)
    const first = await node.comeAs(session)
    await becomes(true, session)
    const second = await node.comeAs(session)
    first.socket.disconnect()
    await until('one to be gone', async () => node.door.connections() === 1, 5_000, 5)
    await node.bus.connection.flush()
    expect(await isPresent(node.worker, ORIEL, session.memberId)).toBe(true)
    second.socket.disconnect()
    await becomes(false, session)
    expect(await isPresent(node.worker, ORIEL, session.memberId)).toBe(false)
  })

  test('alone: others are not', async () => {
    const [sophia, meilin] = [await node.signIn('sophia'), await node.signIn('meilin')]
    await node.comeAs(sophia)
    await becomes(true, sophia)
    expect(await isPresent(node.worker, ORIEL, meilin.memberId)).toBe(false)
  })
})
