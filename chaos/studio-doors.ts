import http from 'node:http'

/** What a door of the studio answered; null when none did: it may have happened or not. */
export type Answer =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: string }

export type Doors = {
  readonly count: number
  /** Asks the next door, whoever that is. */
  ask(path: string, token: string, input: object): Promise<Answer | null>
  close(): void
}

/** Shorter than a process is held still for: whoever waits there goes elsewhere. */
const ANSWER_WAIT_MS = 4_000
const SERVER_ERRORS = 500

/** A process at each port, one after the other; no reason is looked for to prefer one. */
export function openDoors(ports: readonly number[]): Doors {
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0
  return {
    count: ports.length,
    ask(path, token, input) {
      turn += 1
      const port = ports[turn % ports.length] ?? 0
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const where = { host: '127.0.0.1', port, path, method: 'POST', headers, agent }
      return send({ ...where, timeout: ANSWER_WAIT_MS }, JSON.stringify(input))
    },
    close: () => agent.destroy(),
  }
}

function send(options: http.RequestOptions, body: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => void (text += part))
      response.on('close', () => {
        const isWhole = response.complete && (response.statusCode ?? 0) < SERVER_ERRORS
        resolve(isWhole ? (JSON.parse(text) as Answer) : null)
      })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(null))
    request.end(body)
  })
}
