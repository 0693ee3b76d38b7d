import { Counter } from 'prom-client'
import { afterEach, describe, expect, test } from 'vitest'
import { startOperations, type Check, type Operations } from './operations.ts'

let operations: Operations
afterEach(() => operations.close())

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${operations.port}${path}`)
  const type = answer.headers.get('content-type')
  return { status: answer.status, type, body: await answer.text() }
}

async function askReady(checks: Record<string, Check>) {
  operations = await startOperations(0, checks)
  operations.open()
  const { status, body } = await ask('/ready')
  return { status, said: JSON.parse(body) as unknown }
}

test('/health answers while the process lives, whatever the checks say', async () => {
  operations = await startOperations(0, { bus: () => Promise.reject(new Error('away')) })
  operations.drain()
  expect(await ask('/health')).toMatchObject({ status: 200, body: 'ok\n' })
})

test('/metrics is the text format, with our own numbers among those of the process', async () => {
  operations = await startOperations(0, {})
  const registers = [operations.metrics]
  new Counter({ name: 'oriel_test_total', help: 'A number of ours.', registers }).inc(3)
  const { status, type, body } = await ask('/metrics')
  expect(status).toBe(200)
  expect(type).toMatch(/^text\/plain; version=/)
  expect(body).toMatch(/^oriel_test_total 3$/m)
  expect(body).toMatch(/^process_cpu_user_seconds_total [0-9.e-]+$/m)
})

test.each(['/', '/ready/', '/metrics?x', '/etc/passwd'])('%s is not there', async (path) => {
  operations = await startOperations(0, {})
  expect((await ask(path)).status).toBe(404)
})

describe('/ready', () => {
  test('says yes when every check answers', async () => {
    expect(await askReady({ database: async () => 1, bus: async () => null })).toEqual({
      status: 200,
      said: { ready: true, state: 'open', database: 'ok', bus: 'ok' },
    })
  })

  test('says no and which when a check rejects', async () => {
    const bus = () => Promise.reject(new Error('bus is away'))
    expect(await askReady({ database: async () => 1, bus })).toEqual({
      status: 503,
      said: { ready: false, state: 'open', database: 'ok', bus: 'bus is away' },
    })
  })

  test('says no when a check throws at once', async () => {
    const bus = () => {
      throw new Error('closed')
    }
    expect(await askReady({ bus })).toMatchObject({ status: 503, said: { bus: 'closed' } })
  })

  test('says no after two seconds when a check hangs', async () => {
    const start = performance.now()
    const answer = await askReady({ database: () => new Promise(() => {}), bus: async () => 1 })
    expect(answer).toMatchObject({ status: 503, said: { database: 'no answer', bus: 'ok' } })
    expect(performance.now() - start).toBeGreaterThan(1_900)
  })

  test('asks anew each time', async () => {
    let away = true
    operations = await startOperations(0, {
      bus: () => (away ? Promise.reject(new Error('away')) : Promise.resolve()),
    })
    operations.open()
    expect((await ask('/ready')).status).toBe(503)
    away = false
    expect((await ask('/ready')).status).toBe(200)
  })

  test('says no until the door is open', async () => {
    operations = await startOperations(0, { database: async () => 1 })
    const { status, body } = await ask('/ready')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toEqual({ ready: false, state: 'starting', database: 'ok' })
  })

  test('says no from the moment of draining on', async () => {
    operations = await startOperations(0, { database: async () => 1 })
    operations.open()
    expect((await ask('/ready')).status).toBe(200)
    operations.drain()
    const { status, body } = await ask('/ready')
    expect(status).toBe(503)
    expect(JSON.parse(body)).toEqual({ ready: false, state: 'draining', database: 'ok' })
  })
})
