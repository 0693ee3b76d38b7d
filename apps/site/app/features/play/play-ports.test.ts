import type { EventDataOf, WireEvent } from '@oriel/contract/event'
import { forwardGameStatus, gameUrl } from '@oriel/contract/realtime/play'
import { expect, test } from 'vitest'
import type { Live } from '@oriel/web/open-live'
import { hearLaunches, notePresence, portsFor } from './play-ports.ts'

/** A socket that says what the test wants it to. */
function liveOf() {
  const hears = new Map<string, (data: never) => void>()
  let resync = (): void => {}
  const live: Live = {
    on: (event, hear) => {
      hears.set(event.name, hear)
      return () => void hears.delete(event.name)
    },
    onResync: (read) => {
      resync = read
      return () => {}
    },
    close: () => {},
  }
  const say = <Event extends WireEvent>(event: Event, data: EventDataOf<Event>) =>
    hears.get(event.name)?.(data as never)
  return { live, say, connect: () => resync(), count: () => hears.size }
}

const { wait, presence } = portsFor(() => true)
const LONG_MS = 60_000
const isOver = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([
    waiting.then(() => true),
    new Promise<false>((give) => setTimeout(give, 20, false)),
  ])

test('[S4.040] [S4.091] game-url ends the wait of its own launch, and of no other', async () => {
  const { live, say } = liveOf()
  hearLaunches(live)
  const [own, other] = [wait(LONG_MS, 'l1'), wait(LONG_MS, 'l2')]
  say(gameUrl, { launch_id: 'l1' })
  expect([await isOver(own), await isOver(other)]).toEqual([true, false])
  say(gameUrl, { launch_id: 'l2' })
  expect(await isOver(other)).toBe(true)
})

test('[S4.092] forward-game-status ends it too: the launch stands somewhere else', async () => {
  const { live, say, count } = liveOf()
  const stop = hearLaunches(live)
  const waiting = wait(LONG_MS, 'l3')
  say(forwardGameStatus, { launch_id: 'l3', gp_id: 'GPOR', state: 'ended', reason: 'left' })
  expect(await isOver(waiting)).toBe(true)
  stop()
  expect(count()).toBe(0)
})

test('without an event the time itself ends it', async () => {
  expect(await isOver(wait(1, 'l4'))).toBe(true)
})

test('[S4.042] presence is there once the socket has joined, and gone with it', async () => {
  const { live, connect } = liveOf()
  notePresence(null)
  expect(await isOver(presence())).toBe(false)
  notePresence(live)
  connect()
  expect(await isOver(presence())).toBe(true)
  notePresence(null)
  expect(await isOver(presence())).toBe(false)
})
