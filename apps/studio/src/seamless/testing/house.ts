import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  answerHead,
  requestHead,
  SIGNING_HEADERS,
  SIGNING_WINDOW_MS,
} from '@oriel/contract/provider-signing'
import { isSignature, signatureOf } from '@oriel/contract/provider-client'
import { answerOf, createBooks, type Books, type HouseCall } from './house-books.ts'

/**
 * What can go wrong with one request. lost: it never arrived. cut: it was done and the answer lost.
 * late: it arrives after the asker has given up. error: 500 without having done it; error_after:
 * having done it. twice: it arrives two times. garbled and unsigned: done, and answered wrongly.
 * silent: no answer at all, and nothing done.
 */
export const FAULTS = [
  'lost',
  'cut',
  'late',
  'error',
  'error_after',
  'twice',
  'garbled',
  'unsigned',
  'silent',
] as const
export type Fault = (typeof FAULTS)[number]

export type TestHouse = {
  readonly url: string
  readonly books: Books
  /** The keys that the house knows, by their names. */
  readonly secrets: Map<string, string>
  /** How often each call came, with what came twice. */
  readonly heard: Map<HouseCall, number>
  /** Decides what goes wrong with a request; null is nothing. */
  fault: (call: HouseCall) => Fault | null
  /** What was late arrives now. */
  arrive(): void
  close(): Promise<void>
}

type Options = { readonly operator: string; readonly now: () => number }
type Secrets = ReadonlyMap<string, string>

/** A small honest house over HTTP, as the seamless rules want one, with faults on demand. */
export async function openHouse(options: Options): Promise<TestHouse> {
  const books = createBooks()
  const late: (() => void)[] = []
  const heard = new Map<HouseCall, number>()
  const house = { fault: (_call: HouseCall): Fault | null => null }
  const nonces = new Set<string>()
  const secrets = new Map<string, string>()

  const serve = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const proven = prove(options, secrets, request, body, nonces)
    if (!proven) return void response.writeHead(401).end('{"error":"bad_signature"}')
    const call = (request.url ?? '').slice('/seamless/v1/'.length) as HouseCall
    const act = (): string => {
      heard.set(call, (heard.get(call) ?? 0) + 1)
      const hash = createHash('sha256').update(body).digest('hex')
      return JSON.stringify(answerOf(books, call, JSON.parse(body.toString('utf8')), hash))
    }
    const fault = house.fault(call)
    if (fault === 'silent') return
    if (fault === 'lost') return void request.socket.destroy()
    if (fault === 'error') return void response.writeHead(500).end()
    if (fault === 'late') {
      late.push(act)
      return void request.socket.destroy()
    }
    if (fault === 'twice') act()
    const text = act()
    if (fault === 'cut') return void request.socket.destroy()
    if (fault === 'error_after') return void response.writeHead(500).end()
    const { secret, nonce } = proven
    const said = fault === 'garbled' ? text.slice(1) : text
    const signed = signatureOf(secret, answerHead(nonce, 200), Buffer.from(said))
    const signature = fault === 'unsigned' ? '0'.repeat(signed.length) : signed
    response.writeHead(200, {
      'content-type': 'application/json',
      [SIGNING_HEADERS.signature]: signature,
    })
    response.end(said)
  }
  const server = http.createServer((request, response) => {
    // A request that is cut off on its way here never came.
    serve(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(house, {
    url: `http://127.0.0.1:${port}`,
    books,
    secrets,
    heard,
    arrive: () => {
      for (const act of late.splice(0)) act()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function prove(
  { operator, now }: Options,
  secrets: Secrets,
  { headers, url = '' }: http.IncomingMessage,
  body: Buffer,
  nonces: Set<string>,
): { readonly secret: Buffer; readonly nonce: string } | null {
  const said = (name: keyof typeof SIGNING_HEADERS) => String(headers[SIGNING_HEADERS[name]] ?? '')
  const [time, nonce] = [said('time'), said('nonce')]
  const secret = Buffer.from(secrets.get(said('key')) ?? '')
  const head = requestHead({ path: url, operator, time, nonce })
  const isGood =
    said('operator') === operator &&
    isSignature(said('signature'), secret, head, body) &&
    Math.abs(now() - Number(time)) <= SIGNING_WINDOW_MS &&
    !nonces.has(nonce)
  nonces.add(nonce)
  return isGood ? { secret, nonce } : null
}
