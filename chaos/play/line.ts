import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What can become of a request between two houses. */
const FATES = ['latency', 'http500', 'cut', 'lost', 'late', 'garbage'] as const
type Fate = (typeof FATES)[number]
const COUNTED = ['asked', 'twice', ...FATES] as const
type Counts = Record<(typeof COUNTED)[number], number>
/** Of all requests, how many meet each; what is left goes well. */
export type Shares = Readonly<Record<Fate, number>>

export type LineOptions = {
  /** Where it leads to, one after the other. */
  readonly targets: readonly number[]
  readonly random: () => number
  readonly shares: Shares
  /** So many are brought twice, as a network does that believes the first was lost. */
  readonly twiceShare: number
}
export type Line = {
  readonly port: number
  readonly counts: Readonly<Counts>
  /** From now on everything goes well; what was delayed still comes. */
  calm(): void
  /** How many were delayed and have not come yet. */
  delayed(): number
  close(): Promise<void>
}

const LATENCY_MS = 2_500
/** After whoever asked has asked what became of it, and taken it back. */
const LATE_LEAST_MS = 1_000
const LATE_SPREAD_MS = 4_000
const ANSWER_WAIT_MS = 20_000

/**
 * Stands between two houses and loses, cuts, delays, repeats and garbles what they say. It is no
 * part of either, so it goes on while both are ended and come back.
 */
export async function openLine(options: LineOptions): Promise<Line> {
  const { random, shares, twiceShare } = options
  const counts = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counts
  const agent = new http.Agent({ keepAlive: true, timeout: ANSWER_WAIT_MS })
  let isCalm = false
  let delayed = 0
  let turn = 0
  const draw = () => (isCalm ? null : fateOf(shares, random()))
  const bring = async (asked: Asked): Promise<Heard | null> => {
    turn += 1
    const ports = options.targets.map(
      (_, at) => options.targets[(turn + at) % options.targets.length],
    )
    if (isCalm || random() >= twiceShare) return forward(agent, asked, ports)
    counts.twice += 1
    const both = [forward(agent, asked, ports), forward(agent, asked, ports.toReversed())]
    const heard = await Promise.all(both)
    // The one that is known as a repetition tells nothing.
    return heard.find((one) => one?.status === 200) ?? heard[0] ?? null
  }
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = await readAsked(request)
    counts.asked += 1
    const fate = draw()
    if (fate) counts[fate] += 1
    if (fate === 'http500') return answer(response, FAILED)
    if (fate === 'lost') return void response.destroy()
    if (fate === 'late') {
      response.destroy()
      delayed += 1
      await pause(LATE_LEAST_MS + random() * LATE_SPREAD_MS)
      await bring(asked)
      delayed -= 1
      return
    }
    if (fate === 'latency') await pause(LATENCY_MS)
    const heard = await bring(asked)
    if (fate === 'cut' || heard === null) return void response.destroy()
    answer(response, fate === 'garbage' ? { ...heard, body: GARBAGE } : heard)
  }
  const server = http.createServer((request, response) => {
    // Who asked was ended in the midst of it.
    serve(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    counts,
    calm: () => void (isCalm = true),
    delayed: () => delayed,
    async close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await once(server, 'close')
    },
  }
}

function fateOf(shares: Shares, dice: number): Fate | null {
  let rest = dice
  for (const fate of FATES) {
    if (rest < shares[fate]) return fate
    rest -= shares[fate]
  }
  return null
}

type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Buffer
}
type Heard = {
  readonly status: number
  readonly headers: http.OutgoingHttpHeaders
  readonly body: Buffer
}
const FAILED: Heard = { status: 500, headers: {}, body: Buffer.from('{"error":"on demand"}') }
const GARBAGE = Buffer.from('<html>on demand</html>')
/** These are about one connection, not about what is said. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

const withoutOwn = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)))

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const { method = 'POST', url: path = '/' } = request
  return { method, path, headers: withoutOwn(request.headers), body: Buffer.concat(parts) }
}

function answer(response: ServerResponse, { status, headers, body }: Heard): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body)
}

/** The first that takes it; null when nobody does, or when its answer does not come. */
async function forward(
  agent: http.Agent,
  asked: Asked,
  ports: readonly (number | undefined)[],
): Promise<Heard | null> {
  for (const port of ports) {
    const heard = await askOne(agent, asked, port ?? 0)
    if (heard !== 'closed') return heard
  }
  return null
}

function askOne(agent: http.Agent, asked: Asked, port: number): Promise<Heard | null | 'closed'> {
  const { method, path, body } = asked
  const headers = { ...asked.headers, 'content-length': String(body.length) }
  return new Promise((resolve) => {
    const where = { agent, host: '127.0.0.1', port, method, path, headers, timeout: ANSWER_WAIT_MS }
    const request = http.request(where, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('close', () => {
        if (!response.complete) return resolve(null)
        const told = { status: response.statusCode ?? 0, headers: withoutOwn(response.headers) }
        resolve({ ...told, body: Buffer.concat(parts) })
      })
    })
    request.on('timeout', () => request.destroy())
    request.on('error', (error: NodeJS.ErrnoException) =>
      // Nobody has taken it: another may.
      resolve(error.code === 'ECONNREFUSED' ? 'closed' : null),
    )
    request.end(body)
  })
}
