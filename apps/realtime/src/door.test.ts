import { BOARD_CHANNEL, memberChannel, RESYNC } from '@oriel/contract/realtime/realtime'
import { sessionChanged } from '@oriel/contract/realtime/session'
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

const BOARD = { to: 'board', siteId: ORIEL, audience: 'guest', locale: 'en_US' } as const
describe('limits', () => {
  test('ten messages in a second are fine', async () => {
    const { socket, join } = await node.come()
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(BOARD_CHANNEL)))
    expect(answers).toEqual(answers.map(() => ({ ok: true })))
    expect(answers).toHaveLength(10)
    expect(socket.connected).toBe(true)
  })

  test('[A50] more than ten in a second end the connection', async () => {
    const browser = await node.come()
    const gone = browser.gets('disconnect')
    // Twenty-one fall into at most two seconds, so one of these has more than ten.
    for (let count = 0; count < 21; count += 1) browser.socket.emit('anything')
    await gone
    expect(browser.socket.connected).toBe(false)
  })

  test('one who floods ends nobody else’s connection', async () => {
    const [quiet, loud] = await Promise.all([node.come(), node.come()])
    const gone = loud.gets('disconnect')
    for (let count = 0; count < 21; count += 1) loud.socket.emit('anything')
    await gone
    expect(await quiet.join(BOARD_CHANNEL)).toEqual({ ok: true })
  })

  test('[A50] a message of 20 KB ends the connection, one of 10 KB does not', async () => {
    const browser = await node.come()
    expect(await browser.join('x'.repeat(10 * 1024))).toMatchObject({ reason: 'unknown_channel' })
    const gone = browser.gets('disconnect')
    browser.socket.emit('join', 'x'.repeat(20 * 1024))
    await gone
    expect(browser.socket.connected).toBe(false)
  })
})

test('an unknown word, an answer that is no function and no words at all harm nobody', async () => {
  const { socket, join } = await node.come()
  socket.emit('join')
  socket.emit('join', BOARD_CHANNEL, 'no function')
  socket.emit('disconnecting-not', {})
  expect(await join(BOARD_CHANNEL)).toEqual({ ok: true })
})

test('after the bus was away everybody is asked to read again, and hears what comes then', async () => {
  const [first, second] = await Promise.all([node.come(), node.come()])
  await Promise.all([first.join(BOARD_CHANNEL), second.join(BOARD_CHANNEL)])
  const asked = Promise.all([first.gets(RESYNC), second.gets(RESYNC)])
  await node.nats.wipe()
  await asked
  await until(
    'the worker to be back',
    () =>
      node.worker.connection.flush().then(
        () => true,
        () => false,
      ),
    5_000,
  )
  node.tell(BOARD, 'after')
  await Promise.all([first.hears('after'), second.hears('after')])
  expect([first.heard, second.heard]).toEqual([['after'], ['after']])
})

test('plain requests find nothing here', async () => {
  const address = node.door.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/socket/socket.io.js`)).status).not.toBe(200)
})

test('closing ends every connection', async () => {
  const own = await openNode()
  const browsers = await Promise.all([own.come(), own.come()])
  const gone = Promise.all(browsers.map(({ gets }) => gets('disconnect')))
  await own.close()
  await gone
  expect(browsers.map(({ socket }) => socket.connected)).toEqual([false, false])
})

describe('[S4.098, A51] another session counts now', () => {
  const joined = async (session: Session) => {
    const browser = await node.comeAs(session)
    await browser.join(memberChannel(session.memberId))
    return browser
  }
  const tellChanged = ({ siteId, memberId }: Session, fingerprint: string) =>
    node.tell({ to: 'member', siteId, memberId }, { fingerprint }, sessionChanged.name)

  test('the earlier one hears so and is let go; the new one stays', async () => {
    const first = await node.signIn('sophia')
    const earlier = await joined(first)
    const second = await node.signIn('sophia')
    const later = await joined(second)
    const [told, gone] = [earlier.gets(sessionChanged.name), earlier.gets('disconnect')]
    tellChanged(second, second.fingerprint)
    expect(await told).toEqual({ fingerprint: second.fingerprint })
    await gone
    expect(later.socket.connected).toBe(true)
    const { siteId, memberId } = second
    node.tell({ to: 'member', siteId, memberId }, 'private')
    await later.hears('private')
    expect(earlier.heard).toEqual([])
  })

  test('none counts: all of them are let go', async () => {
    const session = await node.signIn('sophia')
    const browser = await joined(session)
    const gone = browser.gets('disconnect')
    tellChanged(session, '')
    await gone
    expect(browser.socket.connected).toBe(false)
  })
})
