import { currencyChannel, memberChannel, presenceChannel } from '@oriel/contract/realtime/realtime'
import { newId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openNode, SITE_TWO, type Node } from './testing/open-node.ts'

let node: Node
beforeAll(async () => {
  node = await openNode()
})
afterEach(() => node.leaveAll())
afterAll(() => node.close())

const FORBIDDEN = { ok: false, reason: 'forbidden' }
const UNKNOWN = { ok: false, reason: 'unknown_channel' }
const board = (audience: 'guest' | 'member', locale: 'en_US' | 'vi_VN' = 'en_US') =>
  ({ to: 'board', siteId: ORIEL, audience, locale }) as const

describe('the board', () => {
  test('[S4.088] [S7.082] a join of web_member on connect is answered, and the board is heard', async () => {
    const { socket, join, hears } = await node.come()
    expect(socket.connected).toBe(true)
    expect(await join('web_member')).toEqual({ ok: true })
    node.tell(board('guest'), 'for visitors')
    await hears('for visitors')
  })

  test('nothing is heard before the join', async () => {
    const early = await node.come()
    const other = await node.come()
    await other.join('web_member')
    node.tell(board('guest'), 'before')
    await other.hears('before')
    await early.join('web_member')
    node.tell(board('guest'), 'after')
    await early.hears('after')
    expect(early.heard).toEqual(['after'])
  })

  test('visitors do not hear what members are told, nor members what visitors are told', async () => {
    const visitor = await node.come()
    const member = await node.comeAs(await node.signIn('sophia'))
    await Promise.all([visitor.join('web_member'), member.join('web_member')])
    // One connection sends in order, so whoever has heard the last would have heard the others.
    node.tell(board('member'), 'for members')
    node.tell(board('guest'), 'for visitors')
    node.tell(board('member'), 'last for members')
    node.tell(board('guest'), 'last for visitors')
    await Promise.all([visitor.hears('last for visitors'), member.hears('last for members')])
    expect(visitor.heard).toEqual(['for visitors', 'last for visitors'])
    expect(member.heard).toEqual(['for members', 'last for members'])
  })

  test('is told in the language of the handshake', async () => {
    const vietnamese = await node.come({ auth: { lang: 'vi_VN' } })
    const unknown = await node.come({ auth: { lang: 'xx_XX' } })
    await Promise.all([vietnamese.join('web_member'), unknown.join('web_member')])
    node.tell(board('guest', 'en_US'), 'hello')
    node.tell(board('guest', 'vi_VN'), 'xin chào')
    await Promise.all([vietnamese.hears('xin chào'), unknown.hears('hello')])
    expect(vietnamese.heard).toEqual(['xin chào'])
    expect(unknown.heard).toEqual(['hello'])
  })

  test('of another site is another board', async () => {
    const here = await node.come()
    const there = await node.come({ host: SITE_TWO, auth: { lang: 'vi_VN' } })
    await Promise.all([here.join('web_member'), there.join('web_member')])
    node.tell({ to: 'board', siteId: SECOND, audience: 'guest', locale: 'vi_VN' }, 'second')
    node.tell(board('guest'), 'first')
    await Promise.all([here.hears('first'), there.hears('second')])
    expect([here.heard, there.heard]).toEqual([['first'], ['second']])
  })
})

describe('[S7.083] web_api.{currency}', () => {
  test('is joined and heard', async () => {
    const { join, hears, heard } = await node.come()
    expect(await join('web_api.VND')).toEqual({ ok: true })
    node.tell({ to: 'currency', siteId: ORIEL, currency: 'USD' }, 'dollars')
    node.tell({ to: 'currency', siteId: SECOND, currency: 'VND' }, 'elsewhere')
    node.tell({ to: 'currency', siteId: ORIEL, currency: 'VND' }, 'dong')
    await hears('dong')
    expect(heard).toEqual(['dong'])
  })

  test('of a currency the site does not have is forbidden', async () => {
    const { join } = await node.come({ host: SITE_TWO })
    expect(await join(currencyChannel('USD'))).toEqual(FORBIDDEN)
    expect(await join(currencyChannel('THB'))).toEqual({ ok: true })
    expect(await join('web_api.XYZ')).toEqual(UNKNOWN)
  })
})

describe('[S7.084] template channels', () => {
  test('are joined and heard', async () => {
    const { join, hears, heard } = await node.come()
    expect(await join('template.H5_1')).toEqual({ ok: true })
    node.tell({ to: 'template', siteId: ORIEL, template: 'desktop' }, 'desk')
    node.tell({ to: 'template', siteId: ORIEL, template: 'H5_1' }, 'phone')
    await hears('phone')
    expect(heard).toEqual(['phone'])
  })

  test('of a template the site does not have are forbidden', async () => {
    const { join } = await node.come({ host: SITE_TWO })
    expect(await join('template.H5_8')).toEqual(FORBIDDEN)
    expect(await join('template.H5_9')).toEqual(UNKNOWN)
  })
})

describe('a member’s own channels', () => {
  test.each([memberChannel, presenceChannel])(
    '[S4.089, S7.085] are joined and heard by the member',
    async (own) => {
      const session = await node.signIn('sophia')
      const { join, hears } = await node.comeAs(session)
      expect(await join(own(session.memberId))).toEqual({ ok: true })
      node.tell({ to: 'member', siteId: ORIEL, memberId: session.memberId }, 'yours')
      await hears('yours')
    },
  )

  test('are heard once, however many of them are joined', async () => {
    const session = await node.signIn('sophia')
    const { join, hears, heard } = await node.comeAs(session)
    await join(memberChannel(session.memberId))
    await join(presenceChannel(session.memberId))
    const to = { to: 'member', siteId: ORIEL, memberId: session.memberId } as const
    node.tell(to, 'first')
    node.tell(to, 'second')
    await hears('second')
    expect(heard).toEqual(['first', 'second'])
  })

  test.each([memberChannel, presenceChannel])(
    '[A50] are forbidden to everybody else',
    async (own) => {
      const sophia = await node.signIn('sophia')
      const meilin = await node.comeAs(await node.signIn('meilin'))
      const visitor = await node.come()
      expect(await meilin.join(own(sophia.memberId))).toEqual(FORBIDDEN)
      expect(await visitor.join(own(sophia.memberId))).toEqual(FORBIDDEN)
      expect(await meilin.join(own(newId()))).toEqual(FORBIDDEN)
      expect(await visitor.join(own('*'))).toEqual(FORBIDDEN)
      const to = { to: 'member', siteId: ORIEL, memberId: sophia.memberId } as const
      expect(await node.isHeard(to)).toBe(false)
    },
  )
})

test.each([
  ['live.1.board.guest.en_US'],
  ['>'],
  [''],
  [null],
  [7],
  [{ toString: 1 }],
  [['web_member']],
])('%j is no channel', async (name) => {
  const { join } = await node.come()
  expect(await join(name)).toEqual(UNKNOWN)
})
