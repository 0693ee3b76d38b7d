import http from 'node:http'

export type Poller = {
  /** Share of the requests begun between two moments that got no good answer. */
  errorsPercent(from: number, to: number): number
  stop(): Promise<void>
}

const ASKED_EVERY_MS = 100
const ANSWER_WAIT_MS = 5_000
const MARQUEE = { path: '/api/arks/web/announcement/marquee', method: 'POST', body: '{}' }
const HOME = { path: '/', method: 'GET', body: '' }

/** A visitor who never rests: asks for the home page and the marquee through the edge. */
export function startPoller(port: number): Poller {
  const answers: { at: number; good: boolean }[] = []
  const waiting = new Set<Promise<void>>()
  const agent = new http.Agent({ keepAlive: true })
  const ask = async (wanted: typeof HOME) => {
    const at = Date.now()
    answers.push({ at, good: await isAnswered(agent, port, wanted) })
  }
  const timer = setInterval(() => {
    for (const wanted of [HOME, MARQUEE]) {
      const asked = ask(wanted).finally(() => waiting.delete(asked))
      waiting.add(asked)
    }
  }, ASKED_EVERY_MS)
  return {
    errorsPercent(from, to) {
      const asked = answers.filter(({ at }) => at >= from && at < to)
      return (asked.filter(({ good }) => !good).length * 100) / asked.length
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(waiting)
      agent.destroy()
    },
  }
}

function isAnswered(agent: http.Agent, port: number, wanted: typeof HOME): Promise<boolean> {
  const { path, method, body } = wanted
  // Node does not know *.localhost, so the host goes as a header.
  const headers = { host: `oriel.localhost:${port}`, 'content-type': 'application/json' }
  const options = { agent, port, host: '127.0.0.1', path, method, headers, timeout: ANSWER_WAIT_MS }
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      response.resume()
      response.on('close', () => resolve(response.complete && response.statusCode === 200))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
    request.end(body)
  })
}
