import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createChains } from '../table/chain.ts'
import { createLive, type Live } from '../table/live.ts'
import { readBoard, type Board } from './board.ts'
import { changes, createSportRoom } from './room.ts'
import { sport } from './rules.ts'
import { useBook } from './testing/book.ts'
import { fixtureWith } from './testing/plan.ts'

type Shown = Board['fixtures'][number]
type Told = { is: string; board?: Board; fixtures?: Shown[] }

const { house, goTo } = useBook()
const server = http.createServer()
let live: Live
let close = () => {}

beforeAll(async () => {
  const room = createSportRoom(house.studio)
  close = () => room.close()
  live = createLive(house.studio, server, createChains(house.studio), new Map([[sport.code, room]]))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  close()
  await live.close()
  server.close()
})

async function watch(token: string): Promise<{ readonly told: Told[]; readonly page: WebSocket }> {
  const { port } = server.address() as AddressInfo
  const page = new WebSocket(`ws://127.0.0.1:${port}/live`)
  const told: Told[] = []
  page.on('message', (data: Buffer) => told.push(JSON.parse(data.toString('utf8')) as Told))
  await once(page, 'open')
  page.send(JSON.stringify({ token }))
  return { told, page }
}

test('a page is told the whole board first, and a goal as soon as it falls, not before', async () => {
  const fixture = await fixtureWith(
    house.studio,
    'football',
    ({ final, marks }) => final !== null && marks.length === 2,
  )
  const goalAt = fixture.course.marks[1]?.atMs ?? 0
  const { token } = await house.seat('sport')
  goTo(fixture, goalAt - 1)
  const { told } = await watch(token)
  const lastOf = () =>
    told
      .flatMap(({ board, fixtures }) => board?.fixtures ?? fixtures ?? [])
      .findLast(({ id }) => id === fixture.id)
  await vi.waitFor(() => expect(told[0]?.is).toBe('board'))
  expect(lastOf()).toMatchObject({ phase: 'live', score: { home: 0, away: 0 }, is_open: true })
  goTo(fixture, goalAt)
  await vi.waitFor(() => {
    const { score, is_open } = lastOf() ?? {}
    expect((score?.home ?? 0) + (score?.away ?? 0)).toBe(1)
    expect(is_open).toBe(false)
  })
  // Nothing of what is still to come leaves the studio.
  expect(JSON.stringify(told)).not.toContain('sealed')
  expect(lastOf()).not.toHaveProperty('seed')
})

test('nobody without a session is let in', async () => {
  const { page } = await watch('x'.repeat(43))
  const [code] = (await once(page, 'close')) as [number]
  expect(code).toBe(1008)
})

test('only what changed is told again, and what is gone by its number', async () => {
  await fixtureWith(house.studio, 'tennis')
  const board = await readBoard(house.studio)
  const first = changes(new Map(), board)
  expect(first.patch?.fixtures).toHaveLength(board.fixtures.length)
  expect(changes(first.next, board).patch).toBeNull()
  const [gone, ...left] = board.fixtures
  const [moved, ...same] = left
  if (!moved) throw new Error('too few fixtures')
  const next = { ...board, fixtures: [{ ...moved, version: moved.version + 1 }, ...same] }
  expect(changes(first.next, next).patch).toMatchObject({
    fixtures: [{ id: moved.id }],
    gone: [gone?.id],
  })
})
