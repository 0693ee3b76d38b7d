import type { AddressInfo } from 'node:net'
import {
  BOARD_CHANNEL,
  JOIN,
  memberChannel,
  presenceChannel,
  SOCKET_PATH,
} from '@oriel/contract/realtime/realtime'
import { sessionChanged } from '@oriel/contract/realtime/session'
import { ORIEL } from '@oriel/dev-world/cast'
import { until } from '@oriel/dev-world/engine/process'
import { findMember } from '@oriel/domain/member'
import { endSession, openSession, type Session } from '@oriel/domain/session'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NOON, openNode, SITE_ONE, type Node } from './testing/open-node.ts'

let node: Node
beforeAll(async () => {
  node = await openNode()
})
afterEach(() => node.leaveAll())
afterAll(() => node.close())

const WAIT_MS = 2_000
/** Words of engine.io and socket.io: coming in, and leaving. */
const OPEN = '40'
const CLOSE = '1'

/** A web socket without our client's manners: it says what it is told to, and hears the end. */
async function openBare(headers: Record<string, string> = { origin: `http://${SITE_ONE}` }) {
  const { port } = node.door.server.address() as AddressInfo
  const url = `ws://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket`
  const options = { headers: { 'x-forwarded-host': SITE_ONE, ...headers } }
  // Node's own takes headers, which browsers' do not.
  const socket = new WebSocket(url, options as never)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => void heard.push(String(data)))
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  await until('the first word', async () => heard.length > 0, WAIT_MS, 5)
  return { socket, heard, closed }
}

describe('[A50] a socket', () => {
  test('without an Origin is refused, as is one of another site', async () => {
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      const { socket, heard } = await openBare(headers)
      socket.send(OPEN)
      const refused = '44{"message":"origin_refused"}'
      await until('a refusal', async () => heard.includes(refused), WAIT_MS, 5)
      // Whoever was refused and stays is heard by nobody.
      socket.send(`420${JSON.stringify([JOIN, BOARD_CHANNEL])}`)
      socket.close()
    }
    expect(node.door.feed.listening()).toBe(0)
  })

  test('by polling needs none, as browsers send none to their own; but not from elsewhere', async () => {
    const { port } = node.door.server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=polling`
    const poll = async (headers: Record<string, string>) => {
      const all = { 'x-forwarded-host': SITE_ONE, ...headers }
      const opened = await (await fetch(url, { headers: all })).text()
      const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
      const own = `${url}&sid=${sid}`
      await fetch(own, { method: 'POST', headers: all, body: OPEN })
      const said = await (await fetch(own, { headers: all })).text()
      await fetch(own, { method: 'POST', headers: all, body: CLOSE })
      return said.slice(0, 2)
    }
    expect(await poll({})).toBe(OPEN)
    expect(await poll({ 'sec-fetch-site': 'cross-site' })).toBe('44')
  })

  test('that sends a megabyte at once is closed as too big', async () => {
    const { socket, closed } = await openBare()
    socket.send(OPEN)
    socket.send(`42${JSON.stringify([JOIN, 'x'.repeat(1024 * 1024)])}`)
    expect(await closed).toBe(1009)
  })

  test('that joins a thousand times is let go after ten a second, and leaves nothing', async () => {
    const flooder = await node.come()
    const quiet = await node.come()
    const gone = flooder.gets('disconnect')
    for (let times = 0; times < 1_000; times += 1) flooder.socket.emit(JOIN, BOARD_CHANNEL)
    await gone
    await until('nobody to listen', async () => node.door.feed.listening() === 0, WAIT_MS, 5)
    expect(await quiet.join(BOARD_CHANNEL)).toEqual({ ok: true })
  })

  test('of a visitor or of somebody else hears nothing of a member, whatever it joins', async () => {
    const sophia = await node.signIn('sophia')
    const others = [await node.come(), await node.comeAs(await node.signIn('meilin'))]
    const channels = [memberChannel, presenceChannel].map((own) => own(sophia.memberId))
    for (const { join } of others) {
      for (const channel of channels) expect(await join(channel)).toMatchObject({ ok: false })
    }
    const to = { to: 'member', siteId: ORIEL, memberId: sophia.memberId } as const
    expect(await node.isHeard(to)).toBe(false)
  })
})

describe('[A51] a socket of a session that is over', () => {
  const tellEnded = ({ siteId, memberId, fingerprint }: Session) => {
    const told = { fingerprint: '', ended: fingerprint }
    node.tell({ to: 'member', siteId, memberId }, told, sessionChanged.name)
  }
  const opened = async (at: Date): Promise<Session> => {
    const member = await findMember(node.database.rows, ORIEL, 'sophia')
    if (!member) throw new Error('sophia is not in the cast')
    return openSession(node.database, { siteId: ORIEL, memberId: member.id }, at)
  }
  const ago = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)

  test('is let go at once, though it has joined nothing', async () => {
    const session = await node.signIn('sophia')
    const { socket, gets } = await node.comeAs(session)
    const gone = gets('disconnect')
    const to = { to: 'member', siteId: ORIEL, memberId: session.memberId } as const
    await until('the end to be listened for', () => node.isHeard(to), WAIT_MS, 5)
    tellEnded(session)
    await gone
    expect(socket.connected).toBe(false)
  })

  test('late news of an ending does not end the session after it', async () => {
    const first = await node.signIn('sophia')
    await endSession(node.database, first.id, NOON)
    const second = await node.signIn('sophia')
    const browser = await node.comeAs(second)
    await browser.join(memberChannel(second.memberId))
    tellEnded(first)
    node.tell({ to: 'member', siteId: ORIEL, memberId: second.memberId }, 'still here')
    await browser.hears('still here')
    expect(browser.socket.connected).toBe(true)
  })

  test.each([
    ['has rested for half an hour', 30],
    ['is twelve hours old', 12 * 60],
  ])('because it %s goes within a minute', async (_why, minutes) => {
    const browser = await node.comeAs(await opened(ago(minutes)))
    const gone = browser.gets('disconnect')
    await node.door.recheck()
    await gone
    expect(browser.socket.connected).toBe(false)
  })

  test('goes within a minute also when the news was lost; who is still signed in stays', async () => {
    const over = await node.signIn('sophia')
    const [earlier, visitor] = [await node.comeAs(over), await node.come()]
    const other = await node.comeAs(await node.signIn('meilin'))
    const gone = earlier.gets('disconnect')
    await endSession(node.database, over.id, NOON)
    await node.door.recheck()
    await gone
    const stay = [visitor.socket.connected, other.socket.connected]
    expect([earlier.socket.connected, ...stay]).toEqual([false, true, true])
  })
})
