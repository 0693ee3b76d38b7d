import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTelemetry, type Telemetry } from './telemetry.ts'
import { currentTraceId, currentTraceparent, inTrace, noteSpan } from './trace.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Batch = {
  resourceSpans: {
    resource: { attributes: Span['attributes'] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN_ID = '00f067aa0ba902b7'
const PARENT = `00-${TRACE_ID}-${SPAN_ID}-01`
// Kinds as the OTLP protocol numbers them.
const [SERVER, CLIENT] = [2, 3]
const STATUS_ERROR = 2

let collector: http.Server
let telemetry: Telemetry
const batches: Batch[] = []
const addresses: string[] = []

beforeEach(async () => {
  batches.length = 0
  addresses.length = 0
  collector = http.createServer((request, response) => void collect(request, response))
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  telemetry = startTelemetry('test-service', `http://127.0.0.1:${port}`)
})
afterEach(async () => {
  await telemetry.stop()
  collector.closeAllConnections()
  collector.close()
})

async function collect(request: IncomingMessage, response: ServerResponse): Promise<void> {
  addresses.push(request.url ?? '')
  batches.push(JSON.parse(await text(request)) as Batch)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

/** Stopping sends all that is left, so nothing has to be waited for. */
async function collected(): Promise<Span[]> {
  await telemetry.stop()
  const resources = batches.flatMap((batch) => batch.resourceSpans)
  return resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}

test('spans go to the collector with the trace of the incoming call and the service name', async () => {
  const options = { name: 'POST /api/x', parent: PARENT, attributes: { site: 1 } }
  await inTrace({ ...options, kind: 'server' }, async () => {})
  const spans = await collected()
  expect(spans).toHaveLength(1)
  expect(spans[0]).toMatchObject({
    traceId: TRACE_ID,
    parentSpanId: SPAN_ID,
    name: 'POST /api/x',
    kind: SERVER,
    attributes: [{ key: 'site', value: { intValue: 1 } }],
  })
  expect(addresses).toEqual(['/v1/traces'])
  expect(batches[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'test-service' },
  })
})

test('what is noted inside is a child of the call, at its own time', async () => {
  await inTrace({ name: 'call', parent: PARENT, kind: 'server' }, async () => {
    noteSpan('sql', Date.now() - 5, { 'db.statement': 'SELECT 1' })
  })
  const spans = await collected()
  const call = spans.find(({ name }) => name === 'call')
  const child = spans.find(({ name }) => name === 'sql')
  expect(child).toMatchObject({ traceId: TRACE_ID, parentSpanId: call?.spanId, kind: CLIENT })
  expect(child?.attributes).toEqual([{ key: 'db.statement', value: { stringValue: 'SELECT 1' } }])
})

test('the traceparent handed on names the span that is recorded', async () => {
  const handedOn = await inTrace({ name: 'call', parent: PARENT }, async () => currentTraceparent())
  const [span] = await collected()
  expect(handedOn).toBe(`00-${TRACE_ID}-${span?.spanId}-01`)
})

test('a trace its caller does not record is not recorded here, and those we call are told', async () => {
  const parent = `00-${TRACE_ID}-${SPAN_ID}-00`
  const seen = await inTrace({ name: 'call', parent }, async () => [
    currentTraceId(),
    currentTraceparent()?.slice(-2),
  ])
  expect(seen).toEqual([TRACE_ID, '00'])
  expect(await collected()).toEqual([])
})

test('work that throws is marked and its error is not kept', async () => {
  const broken = inTrace({ name: 'call', parent: null }, async () => {
    throw new Error('a secret')
  })
  await expect(broken).rejects.toThrow('a secret')
  const [span] = await collected()
  expect(span?.status).toMatchObject({ code: STATUS_ERROR })
  expect(JSON.stringify(batches)).not.toContain('a secret')
})

test('after the stop nothing is recorded and traces go on', async () => {
  await telemetry.stop()
  expect(await inTrace({ name: 'late', parent: PARENT }, async () => currentTraceId())).toBe(
    TRACE_ID,
  )
  expect(await collected()).toEqual([])
})

test('a collector that is away fails no work and does not keep the process from stopping', async () => {
  await telemetry.stop()
  const away = startTelemetry('test-service', 'http://127.0.0.1:1')
  expect(await inTrace({ name: 'call', parent: null }, async () => 'done')).toBe('done')
  await expect(away.stop()).rejects.toThrow()
})

test('without a collector named nothing is started', async () => {
  await telemetry.stop()
  const none = startTelemetry('test-service', '')
  await inTrace({ name: 'call', parent: PARENT }, async () => {})
  await none.stop()
  expect(batches).toEqual([])
})
