import http from 'node:http'
import { patient } from '@oriel/core/testing/patience'

export type Question = {
  readonly path: string
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** An address of this machine to come from: limits are per address. */
  readonly from?: string
}
export type Said = {
  /** Null when the api gave no answer: what was wanted may have happened or not. */
  readonly code: string | null
  /** Why there was none. */
  readonly failure: string
  readonly data: unknown
  /** By name. */
  readonly cookies: ReadonlyMap<string, string>
}

/** Longer than the longest queue before the hash, on a machine that is slow. */
const ANSWER_WAIT_MS = patient(60_000)
const SERVER_ERRORS = 500
/** Too many wait for the hash already. */
export const HOUSE_FULL = 'answered 503'
const HOST = 'oriel.localhost'

/** Asks through the edge. */
export function ask(port: number, question: Question, agent?: http.Agent): Promise<Said> {
  const { path, body, from } = question
  // Node does not know *.localhost, so the host goes as a header.
  const headers = {
    host: `${HOST}:${port}`,
    'content-type': 'application/json',
    ...question.headers,
  }
  const options = { port, host: '127.0.0.1', path, method: 'POST', headers }
  const place = { ...(from !== undefined && { localAddress: from }), ...(agent && { agent }) }
  return new Promise((resolve) => {
    const request = http.request({ ...options, ...place, timeout: ANSWER_WAIT_MS }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => void (text += part))
      response.on('close', () => {
        const { statusCode: status = 0, complete, headers: got } = response
        if (!complete) return resolve(failed('was cut off'))
        if (status >= SERVER_ERRORS) return resolve(failed(`answered ${status}`))
        resolve(read(text, got['set-cookie'] ?? []))
      })
    })
    request.on('timeout', () => request.destroy(new Error('did not answer in time')))
    request.on('error', ({ message }) => resolve(failed(message)))
    request.end(JSON.stringify(body))
  })
}

const failed = (failure: string): Said => ({ code: null, failure, data: null, cookies: new Map() })

function read(text: string, set: readonly string[]): Said {
  const { code, data } = JSON.parse(text) as { code: number | string; data: unknown }
  const pairs = set.map((cookie) => (cookie.split(';')[0] ?? '').split('=') as [string, string])
  return { code: String(code), failure: '', data, cookies: new Map(pairs) }
}
