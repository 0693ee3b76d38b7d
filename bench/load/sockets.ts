import { WebSocket } from 'ws'
import { answerWith } from '../lib/child.ts'

/** Opens sockets of either kind and counts what they hear. Both kinds use the same client. */
export type Question =
  | { do: 'open'; kind: 'ours' | 'bare'; ports: readonly number[]; count: number }
  | { do: 'await'; kind: 'ours' | 'bare'; total: number }

const OPENED_AT_ONCE = 50
const heard = { ours: 0, bare: 0 }
const waiting: { kind: 'ours' | 'bare'; total: number; done: () => void }[] = []

answerWith(async (question: Question) => {
  if (question.do === 'open') return openAll(question)
  const { kind, total } = question
  if (heard[kind] < total) {
    await new Promise<void>((done) => {
      waiting.push({ kind, total, done })
    })
  }
  return heard[kind]
})

async function openAll({ kind, ports, count }: Extract<Question, { do: 'open' }>): Promise<number> {
  for (let opened = 0; opened < count; opened += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - opened) }, (_one, index) => {
      const port = ports[(opened + index) % ports.length] ?? 0
      return kind === 'ours' ? openOurs(port) : openBare(port)
    })
    await Promise.all(some)
  }
  return count
}

function hear(kind: 'ours' | 'bare'): void {
  heard[kind] += 1
  const first = waiting[0]
  if (first && first.kind === kind && heard[kind] >= first.total) waiting.shift()?.done()
}

function openBare(port: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
  socket.on('message', () => hear('bare'))
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })
}

/** Speaks socket.io's protocol by hand: open, connect, join the board, answer pings. */
function openOurs(port: number): Promise<void> {
  const url = `ws://127.0.0.1:${port}/socket/?EIO=4&transport=websocket`
  const headers = { 'x-forwarded-host': 'oriel.localhost' }
  const socket = new WebSocket(url, { perMessageDeflate: false, headers })
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.on('message', (data: Buffer) => {
      const kind = data[0]
      // '4' then '2': an event. The first byte tells the others apart.
      if (kind === 0x34 && data[1] === 0x32) return hear('ours')
      if (kind === 0x30) return socket.send('40{"lang":"en_US"}')
      if (kind === 0x32) return socket.send('3')
      const text = data.toString()
      if (text.startsWith('40')) return socket.send('420["join","web_member"]')
      if (text === '430[{"ok":true}]') return resolve()
      reject(new Error(`unexpected: ${text}`))
    })
  })
}
