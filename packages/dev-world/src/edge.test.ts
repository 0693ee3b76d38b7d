import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  const [api, realtime, site, sandbox] = await Promise.all(
    ['api', 'realtime', 'site', 'sandbox'].map(listen),
  )
  const ports = (port: number | undefined) => [port ?? 0]
  edge = await startEdge(0, {
    api: ports(api),
    realtime: ports(realtime),
    site: ports(site),
    sandbox: ports(sandbox),
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
])('%s%s is answered by %s', async (host, path, answer) => {
  expect(await ask(host, path)).toBe(answer)
})

test('a closed port is passed over, and that is counted', async () => {
  const api = await listen('second api')
  const gone = await freePort()
  const two = await startEdge(0, { api: [gone, api], realtime: [], site: [], sandbox: [] })
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
