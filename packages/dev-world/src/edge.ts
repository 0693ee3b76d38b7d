import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import type { Duplex } from 'node:stream'
import { createGzip } from 'node:zlib'
import { hash32 } from '@oriel/core/partition'
import { OFFICE_HOST } from './office.ts'
import { SANDBOX_HOST } from './sandbox.ts'
import { STUDIO_HOST } from './studio.ts'

/** Ports of the apps behind the edge, by name. */
export type Upstreams = {
  api: readonly number[]
  realtime: readonly number[]
  site: readonly number[]
  /** Reached by a host of its own, as the outside world is. */
  sandbox: readonly number[]
  /** Another product at its own address. */
  studio: readonly number[]
  /** Those who run the house, at a host of their own. */
  office?: readonly number[]
  officeApi?: readonly number[]
}
export type Edge = {
  readonly port: number
  /** How many requests found their first port closed and were brought to another. */
  retried(): number
  close(): Promise<void>
}

/** Where a request comes from. What came from outside under any other name is not believed. */
type Addresses = (request: IncomingMessage) => string
const addressOfSocket: Addresses = (request) => request.socket.remoteAddress ?? ''

/** For journeys: many visitors share one machine, and limits are per address. */
export const VISITOR_HEADER = 'x-visitor-address'
export const addressOfHeader: Addresses = (request) => {
  const said = request.headers[VISITOR_HEADER]
  return typeof said === 'string' ? said : addressOfSocket(request)
}

type Name = keyof Upstreams

/** Shorter than any app keeps an idle connection: who asks must be the one to let go. */
const IDLE_MAX_MS = 20_000
const BODY_MAX_BYTES = 1024 * 1024
/** The site answers these itself although they start with /api. */
const SITE_CALLS = new Set(['/api/template_config', '/api/fb_tracking'])
/** A wrapped app's stand-in must be of the site's own origin. Nothing in production leads there. */
const APP_HOST = '/app-host'
const siteEnvFolder = path.resolve(import.meta.dirname, '../site-env')

/**
 * The front of a world on a laptop, doing what nginx does in production: one address, three doors,
 * and a dead upstream is passed over.
 */
export async function startEdge(
  port: number,
  upstreams: Upstreams,
  addresses: Addresses = addressOfSocket,
): Promise<Edge> {
  let turn = 0
  let retried = 0
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512, timeout: IDLE_MAX_MS })
  const choose = (request: IncomingMessage): number[] => {
    const ports = upstreams[nameOf(request)] ?? []
    turn += 1
    const start = isSticky(request.url ?? '') ? stickyTurn(request) : turn
    return ports.map((_port, index) => ports[(start + index) % ports.length] ?? 0)
  }
  const server = http.createServer((request, response) => {
    request.headers['x-forwarded-for'] = addresses(request)
    void forward(agent, request, response, choose(request), () => {
      retried += 1
    })
  })
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket))
    request.headers['x-forwarded-for'] = addresses(request)
    void upgrade(request, socket, head, choose(request))
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    retried: () => retried,
    async close() {
      server.close()
      server.closeAllConnections()
      // The server no longer knows the sockets it has handed over, and would wait for them.
      for (const socket of upgraded) socket.destroy()
      agent.destroy()
      await once(server, 'close')
    },
  }
}

function nameOf({ headers, url = '/' }: IncomingMessage): Name {
  const host = headers.host?.split(':', 1)[0]
  if (host === SANDBOX_HOST) return 'sandbox'
  if (host === STUDIO_HOST) return 'studio'
  if (host === OFFICE_HOST) return url.startsWith('/api/') ? 'officeApi' : 'office'
  const pathname = url.split('?', 1)[0] ?? '/'
  if (pathname === APP_HOST) return 'sandbox'
  if (pathname.startsWith('/socket')) return 'realtime'
  return pathname.startsWith('/api/') && !SITE_CALLS.has(pathname) ? 'api' : 'site'
}

/** A long-polling socket must come back to the node that knows its sid; others may go anywhere. */
const isSticky = (url: string): boolean => /[?&](sid=|transport=polling)/.test(url)

const stickyTurn = (request: IncomingMessage): number =>
  hash32(`${request.socket.remoteAddress} ${request.headers['user-agent']}`)

async function forward(
  agent: http.Agent,
  request: IncomingMessage,
  response: ServerResponse,
  ports: readonly number[],
  onRetry: () => void,
): Promise<void> {
  const siteEnv = /^\/site-env\/([a-z0-9-]+)\.json$/.exec(request.url ?? '')
  if (siteEnv) return sendSiteEnv(response, siteEnv[1] ?? '')
  const body = await readBody(request)
  if (!body) return void response.writeHead(413).end()
  const tryPort = (index: number): void => {
    const port = ports[index]
    if (port === undefined) return void response.writeHead(502).end('no upstream\n')
    if (index === 1) onRetry()
    const { method, url } = request
    const headers = { ...forwardedHeaders(request), 'content-length': String(body.length) }
    const inner = http.request({ agent, port, host: '127.0.0.1', method, path: url, headers })
    inner.on('response', (answer) => {
      const pressedBody = pressed(request, answer)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pressedBody.pipe(response)
      answer.on('error', () => response.destroy())
    })
    inner.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy()
      // Nothing was taken by a port that refused, so the next one may be asked.
      if (error.code === 'ECONNREFUSED') return tryPort(index + 1)
      response.writeHead(502).end('upstream failed\n')
    })
    inner.end(body)
  }
  tryPort(0)
}

async function upgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  ports: readonly number[],
): Promise<void> {
  socket.on('error', () => socket.destroy())
  for (const port of ports) {
    const inner = net.connect(port, '127.0.0.1')
    try {
      await once(inner, 'connect')
    } catch {
      continue
    }
    inner.on('error', () => socket.destroy())
    socket.on('close', () => inner.destroy())
    inner.on('close', () => socket.destroy())
    const headers = Object.entries({
      ...forwardedHeaders(request),
      connection: 'Upgrade',
      upgrade: request.headers.upgrade ?? '',
    }).map(([name, value]) => `${name}: ${value}`)
    inner.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    inner.write(head)
    inner.pipe(socket)
    socket.pipe(inner)
    return
  }
  socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
}

const PRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/

/** Text is compressed on its way out, as the production edge does. */
function pressed(request: IncomingMessage, answer: IncomingMessage): NodeJS.ReadableStream {
  const { headers } = answer
  const isWanted = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const isText = PRESSED.test(headers['content-type'] ?? '')
  if (!isWanted || !isText || headers['content-encoding'] || request.method === 'HEAD')
    return answer
  delete headers['content-length']
  headers['content-encoding'] = 'gzip'
  headers['vary'] = [headers['vary'], 'accept-encoding'].filter(Boolean).join(', ')
  return answer.pipe(createGzip())
}

/** What came from outside under these names is replaced, never passed on. */
function forwardedHeaders(request: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = value
  }
  delete headers['connection']
  delete headers['transfer-encoding']
  headers['x-forwarded-host'] = request.headers.host ?? ''
  headers['x-forwarded-proto'] = 'http'
  return headers
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).length
    if (size > BODY_MAX_BYTES) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

function sendSiteEnv(response: ServerResponse, code: string): void {
  try {
    const body = readFileSync(path.join(siteEnvFolder, `${code}.json`))
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  } catch {
    response.writeHead(404).end()
  }
}
