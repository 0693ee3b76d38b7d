import { once } from 'node:events'
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { startOperations } from '@oriel/service/operations'
import { createService, type Service } from '@oriel/service/service'
import { SLOW_CLIENTS } from '@oriel/service/slow-clients'
import { Counter, type Registry } from 'prom-client'
import { createRenderer, type Renderer } from './renderer.ts'

/** Longer than the edge keeps a connection: it must not close while a request is on its way. */
const KEEP_ALIVE_MS = 75_000

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export type WebOptions<Page> = {
  readonly name: string
  /** The app's folder, with its build in it. */
  readonly root: string
  readonly port: number
  readonly operationsPort: number
  readonly isDevelopment: boolean
  readonly listen: (ground: {
    readonly renderer: Renderer<Page>
    readonly log: Service['log']
    readonly metrics: Registry
  }) => Listener
}

/** Runs the server of a React app: pages, health, readiness, metrics and an orderly end. */
export async function serveWeb<Page>(options: WebOptions<Page>): Promise<void> {
  const { log, lifecycle } = createService(options.name)
  const operations = await startOperations(options.operationsPort, {})
  lifecycle.onStop('operations', () => operations.close())
  const server = http.createServer(SLOW_CLIENTS)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const renderer = await createRenderer<Page>(options.root, options.isDevelopment ? server : null)
  lifecycle.onStop('renderer', () => renderer.close())
  const { metrics } = operations
  const listener = options.listen({ renderer, log, metrics })
  const served = new Counter({
    name: 'oriel_pages_total',
    help: 'Requests answered, by status.',
    labelNames: ['status'],
    registers: [metrics],
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.on('finish', () => served.inc({ status: String(response.statusCode) }))
    void listener(request, response)
  })
  server.listen(options.port)
  await once(server, 'listening')
  lifecycle.onStop('server', () => closeServer(server))
  operations.open()
  lifecycle.onStop('balancer', () => operations.drain())
  lifecycle.listen()
  log.info({ port: options.port, operations: operations.port }, `${options.name} is open`)
}

async function closeServer(server: Server): Promise<void> {
  server.close()
  server.closeIdleConnections()
  await once(server, 'close')
}
