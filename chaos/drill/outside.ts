import http from 'node:http'
import https from 'node:https'
import { randomBytes } from 'node:crypto'
import type { EdgePorts } from './nginx.ts'

export type Answer = {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
}
export type Asked = {
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly isPlain?: boolean
}

const ANSWER_WAIT_MS = 30_000

/** Asks the edge as a visitor does, and accepts the certificate of this run and no other. */
export function visitor(ports: EdgePorts, certificate: string) {
  return async ({ host, path, method = 'GET', headers = {}, body, isPlain }: Asked) => {
    const where = {
      host: '127.0.0.1',
      port: isPlain ? ports.http : ports.https,
      path,
      method,
      headers: { host: `${host}:${ports.https}`, ...headers },
      timeout: ANSWER_WAIT_MS,
    }
    return new Promise<Answer>((resolve, reject) => {
      const read = (response: http.IncomingMessage): void => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => void (text += part))
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        })
      }
      const request = isPlain
        ? http.request(where, read)
        : https.request({ ...where, servername: host, ca: certificate }, read)
      // Engine and table say nothing more that is asked for here.
      request.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: '' })
      })
      request.on('timeout', () => request.destroy(new Error(`${host}${path} did not answer`)))
      request.on('error', reject)
      request.end(body)
    })
  }
}
export type Visitor = ReturnType<typeof visitor>

const KEY_BYTES = 16
export const handshake = (): Record<string, string> => ({
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': randomBytes(KEY_BYTES).toString('base64'),
})
