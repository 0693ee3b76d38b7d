import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Asks one thing this service cannot work without; throws or rejects when it is away. */
export type Check = () => Promise<unknown>

export type Operations = {
  readonly port: number
  readonly metrics: Registry
  /** From now on ready, as far as the checks say so: the door listens. */
  open(): void
  /** From now on not ready: the balancer sends no more work. */
  drain(): void
  close(): Promise<void>
}

const CHECK_TIMEOUT_MS = 2_000

/**
 * A port of its own for those who run the service: /health (the process lives), /ready (it can
 * work), /metrics. It is never routed to the public.
 */
export async function startOperations(
  port: number,
  checks: Readonly<Record<string, Check>>,
): Promise<Operations> {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  let state: 'starting' | 'open' | 'draining' = 'starting'
  const server = http.createServer((request, response) => {
    void answer(request.url ?? '').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  const answer = async (url: string) => {
    if (url === '/health') return { status: 200, type: 'text/plain', body: 'ok\n' }
    if (url === '/metrics') {
      return { status: 200, type: metrics.contentType, body: await metrics.metrics() }
    }
    if (url !== '/ready') return { status: 404, type: 'text/plain', body: 'not found\n' }
    const results = await runChecks(checks)
    const ready = state === 'open' && Object.values(results).every((result) => result === 'ok')
    const body = `${JSON.stringify({ ready, state, ...results })}\n`
    return { status: ready ? 200 : 503, type: 'application/json', body }
  }
  server.listen(port)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    metrics,
    open() {
      state = 'open'
    },
    drain() {
      state = 'draining'
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function runChecks(checks: Readonly<Record<string, Check>>): Promise<Record<string, string>> {
  const entries = Object.entries(checks).map(async ([name, check]) => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), CHECK_TIMEOUT_MS).unref()
    })
    // A check that throws at once is as failed as one that rejects.
    const asked = (async () => check())()
    const result = await Promise.race([asked, late]).then(
      () => 'ok',
      (error: unknown) => (error instanceof Error ? error.message : 'failed'),
    )
    return [name, result] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
