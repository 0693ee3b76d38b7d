import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { accepts } from '@oriel/service/accepts'
import { COMMON_HEADERS } from './headers.ts'

/** A small file that the site writes itself. */
export type FileAnswer = {
  readonly status: number
  readonly type: string
  readonly body: string
  /** What others may do with it: `cache-control`. */
  readonly kept: string
  readonly headers?: Readonly<Record<string, string>>
}

export const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'
export const NEVER_KEPT = 'no-store'
export const ASKED_EACH_TIME = 'no-cache'

export const jsonFile = (value: unknown, kept: string, status = 200): FileAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  kept,
})

/** Below this a compressed file is hardly smaller. */
const COMPRESSED_FROM_BYTES = 1_024
const compress = promisify(gzip)

export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, kept, headers }: FileAnswer,
): Promise<void> {
  const plain = Buffer.from(body)
  const wanted = accepts(request.headers['accept-encoding'], 'gzip')
  const isSmaller = wanted && plain.length >= COMPRESSED_FROM_BYTES
  const bytes = isSmaller ? await compress(plain) : plain
  response.writeHead(status, {
    ...COMMON_HEADERS,
    'content-type': type,
    'content-length': bytes.length,
    'cache-control': kept,
    vary: 'accept-encoding',
    ...(isSmaller ? { 'content-encoding': 'gzip' } : {}),
    ...headers,
  })
  response.end(bytes)
}
