import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type CollectedSpan = {
  service: string
  name: string
  traceId: string
  spanId: string
  parent: string
}
export type Collector = { readonly url: string; close(): Promise<void> }

type Otlp = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: {
      spans: { name: string; traceId: string; spanId: string; parentSpanId?: string }[]
    }[]
  }[]
}

/** An OTLP collector small enough for a test: takes spans by POST and gives them all by GET. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const server = http.createServer((request, response) => {
    if (request.method === 'GET') return void response.end(JSON.stringify(spans))
    void json(request).then((body) => {
      spans.push(...readSpans(body as Otlp))
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const readSpans = ({ resourceSpans }: Otlp): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const named = resource.attributes.find(({ key }) => key === 'service.name')
    const service = named?.value.stringValue ?? ''
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ name, traceId, spanId, parentSpanId = '' }) => {
        return { service, name, traceId, spanId, parent: parentSpanId }
      }),
    )
  })
