import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { accepts } from '@oriel/service/accepts'
import { ASKED_EACH_TIME, KEPT_FOR_GOOD } from './file-answer.ts'

/** The step above it takes four times as long and saves another fiftieth; somebody waits for it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const PRESS = { br: (body: Buffer) => brotli(body, { params }), gzip: zip } as const
type Encoding = keyof typeof PRESS

/** A language is pressed once, when somebody first asks for it. */
const kept = { br: new WeakMap<Buffer, Promise<Buffer>>(), gzip: new WeakMap() } as const

function press(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const known = kept[encoding].get(body)
  if (known) return known
  const pressed = PRESS[encoding](body)
  kept[encoding].set(body, pressed)
  return pressed
}

/** The words of a language. An address with a hash never changes what it gives. */
export async function sendWords(
  request: IncomingMessage,
  response: ServerResponse,
  { body, isHashed }: { readonly body: Buffer; readonly isHashed: boolean },
): Promise<void> {
  const asked = request.headers['accept-encoding']
  const encoding = (['br', 'gzip'] as const).find((one) => accepts(asked, one))
  const bytes = encoding ? await press(body, encoding) : body
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': bytes.length,
    'x-content-type-options': 'nosniff',
    'cache-control': isHashed ? KEPT_FOR_GOOD : ASKED_EACH_TIME,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  })
  response.end(bytes)
}
