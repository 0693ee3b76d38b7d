import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { answerWith } from '../lib/child.ts'
import type { Done } from './logins.ts'

export type RoundsTurn = {
  readonly port: number
  /** One connection for each, which plays one round after another. */
  readonly tokens: readonly string[]
  readonly seconds: number
}

const agent = new http.Agent({ keepAlive: true })

/** Pages that spin the classic slot as fast as they are answered, in a process of its own. */
answerWith(async ({ port, tokens, seconds }: RoundsTurn) => {
  const begun = performance.now()
  const end = begun + seconds * 1000
  let count = 0
  const keepPlaying = async (token: string) => {
    while (performance.now() < end) {
      await play(port, token)
      count += 1
    }
  }
  await Promise.all(tokens.map(keepPlaying))
  return { count, seconds: (performance.now() - begun) / 1000 } satisfies Done
})

function play(port: number, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const where = { host: '127.0.0.1', port, path: '/player/round', method: 'POST', headers, agent }
  return new Promise((resolve, reject) => {
    const request = http.request(where, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part))
      answer.on('error', reject).on('end', () => {
        if (text.startsWith('{"ok":true,')) resolve()
        else reject(new Error(`a round was answered ${answer.statusCode} ${text}`))
      })
    })
    const asked = { client_round: randomUUID(), stake: '1', choice: {} }
    request.on('error', reject).end(JSON.stringify(asked))
  })
}
