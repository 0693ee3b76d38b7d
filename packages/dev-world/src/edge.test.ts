import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEdge, type Edge } from './edge.ts'
import { freePort } from './engine/process.ts'

const servers: http.Server[] = []
let edge: Edge

/** An app that answers with its name and what it was asked for. */
async function listen(name: string): Promise<number> {
  const server = http.createServer((request, response) => response.end(`${name} ${request.url}`))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const [api, realtime, site, sandbox, studio] = await Promise.all(
    ['api', 'realtime', 'site', 'sandbox', 'studio'].map(listen),
  )
  const ports = (port: number | undefined) => [port ?? 0]
  edge = await startEdge(0, {
    api: ports(api),
    realtime: ports(realtime),
    site: ports(site),
    sandbox: ports(sandbox),
    studio: ports(studio),
  })
})
afterAll(async () => {
  await edge.close()
  for (const server of servers) server.close()
})

/** Fetch would not let us say another host. */
const ask = async (host: string, path: string, { port } = edge): Promise<string> => {
  const headers = { host: `${host}:${port}` }
  const request = http.get({ host: '127.0.0.1', port, path, headers })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

test.each([
  ['oriel.localhost', '/', 'site /'],
  ['oriel.localhost', '/api/x', 'api /api/x'],
  ['oriel.localhost', '/api/template_config', 'site /api/template_config'],
  ['oriel.localhost', '/socket/?sid=1', 'realtime /socket/?sid=1'],
  ['sandbox.localhost', '/', 'sandbox /'],
  ['sandbox.localhost', '/api/x', 'sandbox /api/x'],
  ['sandbox.localhost', '/authorize?client_id=oriel', 'sandbox /authorize?client_id=oriel'],
  ['not-sandbox.localhost', '/', 'site /'],
  ['oriel.localhost', '/app-host', 'sandbox /app-host'],
  ['oriel.localhost', '/app-hosts', 'site /app-hosts'],
])('%s%s is answered by %s', async (host, path, answer) => {
  expect(await ask(host, path)).toBe(answer)
})

test('a closed port is passed over, and that is counted', async () => {
  const api = await listen('second api')
  const gone = await freePort()
  const two = await startEdge(0, {
    api: [gone, api],
    realtime: [],
    site: [],
    sandbox: [],
    studio: [],
  })
  try {
    const paths = ['/api/x', '/api/y']
    for (const path of paths) {
      expect(await ask('oriel.localhost', path, two)).toBe(`second api ${path}`)
    }
    expect(two.retried()).toBe(1)
  } finally {
    await two.close()
  }
})

describe('[A62] what a visitor says of where they come from', () => {
  const FORGED = {
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-host': 'second.localhost',
    'x-forwarded-proto': 'https',
  }
  const HONEST = {
    'x-forwarded-for': expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
    'x-forwarded-host': 'oriel.localhost',
    'x-forwarded-proto': 'http',
  }

  /** An app that tells the headers it was asked with, and an edge in front of it. */
  const behindEdge = async (act: (port: number) => Promise<void>): Promise<void> => {
    const app = http.createServer((request, response) =>
      response.end(JSON.stringify(request.headers)),
    )
    app.on('upgrade', (request, socket) => socket.end(JSON.stringify(request.headers)))
    app.listen(0, '127.0.0.1')
    await once(app, 'listening')
    const ports = [(app.address() as AddressInfo).port]
    const own = await startEdge(0, {
      api: ports,
      realtime: ports,
      site: ports,
      sandbox: ports,
      studio: ports,
    })
    try {
      await act(own.port)
    } finally {
      await own.close()
      app.close()
    }
  }

  test.each(['/', '/api/login', '/socket/'])('is replaced on the way to %s', (place) =>
    behindEdge(async (port) => {
      const headers = { ...FORGED, host: 'oriel.localhost' }
      const request = http.get({ host: '127.0.0.1', port, path: place, headers })
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject(HONEST)
    }),
  )

  test('is replaced on the way to a web socket', () =>
    behindEdge(async (port) => {
      const socket = net.connect(port, '127.0.0.1')
      const upgrade = { host: 'oriel.localhost', connection: 'Upgrade', upgrade: 'websocket' }
      const lines = Object.entries({ ...upgrade, ...FORGED }).map((pair) => pair.join(': '))
      socket.write(['GET /socket/ HTTP/1.1', ...lines, '', ''].join('\r\n'))
      const parts: Buffer[] = []
      for await (const part of socket) parts.push(part as Buffer)
      expect(JSON.parse(Buffer.concat(parts).toString())).toMatchObject(HONEST)
    }))

  test('is replaced by nginx too, in each of its places', () => {
    const file = resolve(import.meta.dirname, '../../../deploy/nginx.conf')
    const text = readFileSync(file, 'utf8')
    const wanted = ['Host', 'X-Forwarded-Host', 'X-Forwarded-For', 'X-Forwarded-Proto']
    const namesIn = (block: string) =>
      [...block.matchAll(/proxy_set_header (\S+)/g)].map(([, name]) => name ?? '')
    const places = [...text.matchAll(/location [^{]*\{[^}]*\}/g)].map(([block]) => block)
    expect(places.length).toBeGreaterThan(4)
    const server = places.reduce((rest, block) => rest.replace(block, ''), text)
    // A place that sets any header inherits none.
    expect(places.filter((block) => namesIn(block).length > 0)).toEqual([])
    expect(namesIn(server)).toEqual(expect.arrayContaining(wanted))
    expect(text).not.toContain('$proxy_add_x_forwarded_for')
  })
})
