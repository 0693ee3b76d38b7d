import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export type Answer = { readonly data: unknown }
type Headers = Readonly<Record<string, string>>

const TRIES_MAX = 20
const RETRY_MS = 1_000
const SERVER_ERRORS = 500

/**
 * Asks through the edge as a page does. An app that is not there yet, as in the first seconds of a
 * world, is asked again.
 */
export async function post(
  edgePort: number,
  host: string,
  path: string,
  headers: Headers,
  body: object,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const { status, text } = await send(edgePort, host, path, headers, JSON.stringify(body))
    if (status < SERVER_ERRORS) return JSON.parse(text) as Answer
    if (tries >= TRIES_MAX) throw new Error(`${path} answered ${status}`)
    await pause(RETRY_MS)
  }
}

/** Node does not know *.localhost: the host goes as a header. */
function send(
  port: number,
  host: string,
  path: string,
  headers: Headers,
  body: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const own = { host: `${host}:${port}`, 'content-type': 'application/json', ...headers }
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method: 'POST', headers: own },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => void (text += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
