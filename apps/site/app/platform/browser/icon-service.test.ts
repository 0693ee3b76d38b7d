import { once } from 'node:events'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { iconFile } from '../../../server/icons.ts'
import { ICON_TIMEOUT_MS, isDrawing, loadIcons } from './icon-service.ts'

const open: http.Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function serve(listener: RequestListener) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    return listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(server)
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Our own endpoint, as the site's server answers it. */
const ours: RequestListener = (request, response) => {
  const url = new URL(request.url ?? '', 'http://own.invalid')
  const file = iconFile(`/icons${url.pathname}`, url.searchParams)
  response.writeHead(file?.status ?? 404).end(file?.body)
}
const draws =
  (...names: string[]): RequestListener =>
  (_request, response) => {
    const icons = Object.fromEntries(names.map((name) => [name, { body: '<path d="M0 0"/>' }]))
    response.end(JSON.stringify({ prefix: 'x', icons, width: 16, height: 16 }))
  }
/** Takes the question and never answers it. */
const silent: RequestListener = () => {}

describe('loadIcons', () => {
  test('[S7.010] asks the local endpoint with prefix and names, and nobody else', async () => {
    const local = await serve(ours)
    const outside = await serve(draws('home'))
    const options = { local: local.address, fallback: outside.address }
    const icons = await loadIcons('oriel', ['home', 'bell'], options)
    expect([...icons.keys()]).toEqual(['home', 'bell'])
    expect(icons.get('home')).toMatchObject({ width: 24, height: 24 })
    expect(local.asked).toEqual(['/oriel.json?icons=home,bell'])
    expect(outside.asked).toEqual([])
  })

  test('[S7.010] asks the external address for what the local one lacks', async () => {
    const local = await serve(ours)
    const outside = await serve(draws('rocket'))
    const options = { local: local.address, fallback: outside.address }
    const icons = await loadIcons('oriel', ['home', 'rocket'], options)
    expect([...icons.keys()]).toEqual(['home', 'rocket'])
    expect(outside.asked).toEqual(['/oriel.json?icons=rocket'])
  })

  test('without an allowed address nobody outside is asked', async () => {
    const local = await serve(ours)
    expect((await loadIcons('oriel', ['rocket'], { local: local.address })).size).toBe(0)
    expect(local.asked).toHaveLength(1)
  })

  test('[S9.010, S7.010] 1,500 ms of silence, then the external one is asked', async () => {
    expect(ICON_TIMEOUT_MS).toBe(1_500)
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const local = await serve(silent)
    const outside = await serve(draws('home'))
    const started = performance.now()
    const options = { local: local.address, fallback: outside.address }
    const icons = await loadIcons('oriel', ['home'], options)
    expect([...icons.keys()]).toEqual(['home'])
    expect(performance.now() - started).toBeGreaterThan(1_400)
    // The time is the browser's own to keep; each source is given this much and no more.
    expect(timeout.mock.calls).toEqual([[1_500], [1_500]])
    timeout.mockRestore()
  })

  test('a set with other things in it than drawings gives none of them', async () => {
    const bad = '<path d="M0 0" onload="x()"/>'
    const local = await serve((_request, response) => {
      const icons = {
        a: { body: bad },
        b: { body: 7 },
        c: null,
        d: { body: '<g><path d=""/></g>' },
      }
      response.end(JSON.stringify({ icons, width: 0 }))
    })
    const icons = await loadIcons('x', ['a', 'b', 'c', 'd', 'constructor'], {
      local: local.address,
    })
    expect(icons.size).toBe(0)
  })
})

test.each([
  '<script>x()</script>',
  '<path d="M0 0"/><script/>',
  '<path onclick="x()" d=""/>',
  '<image href="https://evil.example/x.png"/>',
  '<path style="background:red" d=""/>',
  '<path fill="url(#a)" d=""/>',
  '<path d="&lt;"/>',
  'M0 0',
  '',
])('%s is no drawing', (body) => {
  expect(isDrawing(body)).toBe(false)
})
