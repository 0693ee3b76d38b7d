import { once } from 'node:events'
import { JOIN, BOARD_CHANNEL, memberChannel, SOCKET_PATH } from '@oriel/contract/realtime/realtime'
import { WebSocket } from 'ws'
import { answerWith } from '../lib/child.ts'
import type { Side } from '../lib/rounds.ts'

export type Question =
  | {
      readonly ask: 'open'
      readonly side: Side
      readonly count: number
      readonly ports: readonly number[]
    }
  | {
      readonly ask: 'come'
      readonly port: number
      readonly memberId: string
      readonly ticket: string
    }
  | { readonly ask: 'hear'; readonly count: number }

const OPENING_AT_ONCE = 100
const HEAR_WAIT_MS = 30_000
const LOOK_AGAIN_MS = 1_000

let heard = 0
let wake = (): void => {}

/** Thousands of browsers in one process. Both sides are spoken to through the same library. */
answerWith(async (question: Question): Promise<number> => {
  if (question.ask === 'open') await openAll(question)
  if (question.ask === 'hear') await hear(question.count)
  if (question.ask === 'come') {
    const { port, memberId, ticket } = question
    await openOurs(port, { ticket }, memberChannel(memberId))
  }
  return heard
})

async function openAll({ count, ports, side }: Question & { ask: 'open' }): Promise<void> {
  let next = 0
  const workers = Array.from({ length: OPENING_AT_ONCE }, async () => {
    while (next < count) {
      const port = ports[next % ports.length] ?? 0
      next += 1
      await (side === 'ours' ? openOurs(port, { lang: 'en_US' }, BOARD_CHANNEL) : openBare(port))
    }
  })
  await Promise.all(workers)
}

/** Done once so many events have been heard in all. */
async function hear(count: number): Promise<void> {
  const late = AbortSignal.timeout(HEAR_WAIT_MS)
  while (heard < count) {
    if (late.aborted) throw new Error(`only ${heard} of ${count} events were heard`)
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, LOOK_AGAIN_MS)
    })
  }
}

async function openBare(port: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
  await once(socket, 'open')
  socket.on('message', note)
}

/**
 * Comes as a browser does: opens, says who it is, joins, and answers pings. The numbers before the
 * texts are engine.io's and socket.io's: 0 and 40 open, 42 an event, 43 an answer, 2 and 3 a ping.
 */
async function openOurs(port: number, auth: object, channel: string): Promise<void> {
  const address = `ws://127.0.0.1:${port}${SOCKET_PATH}/?EIO=4&transport=websocket`
  const origin = `http://127.0.0.1:${port}`
  const socket = new WebSocket(address, { perMessageDeflate: false, origin })
  await says(socket, '0{')
  socket.send(`40${JSON.stringify(auth)}`)
  await says(socket, '40{')
  socket.send(`420${JSON.stringify([JOIN, channel])}`)
  await says(socket, '430[{"ok":true}')
  socket.on('message', (data: Buffer) => {
    if (data.length > 1) note()
    else socket.send('3')
  })
}

async function says(socket: WebSocket, start: string): Promise<void> {
  const [data] = (await once(socket, 'message')) as [Buffer]
  const text = data.toString()
  if (!text.startsWith(start)) throw new Error(`expected ${start} and heard ${text}`)
}

const WAKE_EVERY = 1_000

/** Whoever waits is woken now and then, not by each of a hundred thousand events. */
function note(): void {
  heard += 1
  if (heard % WAKE_EVERY === 0) wake()
}
