import http from 'node:http'
import { patient } from '@oriel/core/testing/patience'

export type Poller = {
  /** The requests begun between two moments: how many, and why some got no good answer. */
  between(from: number, to: number): { asked: number; failures: readonly string[] }
  stop(): Promise<void>
}

const ASKED_EVERY_MS = 100
const ANSWER_WAIT_MS = patient(5_000)
const MARQUEE = { path: '/api/arks/web/announcement/marquee', method: 'POST', body: '{}' }
const HOME = { path: '/', method: 'GET', body: '' }

/** A visitor who never rests: asks for the home page and the marquee through the edge. */
export function startPoller(port: number): Poller {
  const answers: { at: number; failure: string | null }[] = []
  const waiting = new Set<Promise<void>>()
  const agent = new http.Agent({ keepAlive: true })
  const ask = async (wanted: typeof HOME) => {
    const at = Date.now()
    const failure = await askFor(agent, port, wanted)
    answers.push({ at, failure: failure && `${wanted.path} ${failure}` })
  }
  const timer = setInterval(() => {
    for (const wanted of [HOME, MARQUEE]) {
      const asked = ask(wanted).finally(() => waiting.delete(asked))
      waiting.add(asked)
    }
  }, ASKED_EVERY_MS)
  return {
    between(from, to) {
      const asked = answers.filter(({ at }) => at >= from && at < to)
      const failures = asked.map(({ failure }) => failure).filter((failure) => failure !== null)
      return { asked: asked.length, failures }
    },
    async stop() {
      clearInterval(timer)
      await Promise.all(waiting)
      agent.destroy()
    },
  }
}

/** Null when the answer is good, else what was wrong with it. */
function askFor(agent: http.Agent, port: number, wanted: typeof HOME): Promise<string | null> {
  const { path, method, body } = wanted
  // Node does not know *.localhost, so the host goes as a header.
  const headers = { host: `oriel.localhost:${port}`, 'content-type': 'application/json' }
  const options = { agent, port, host: '127.0.0.1', path, method, headers, timeout: ANSWER_WAIT_MS }
  return new Promise((resolve) => {
    const request = http.request(options, (response) => {
      response.resume()
      response.on('close', () => {
        if (!response.complete) return resolve('was cut off')
        resolve(response.statusCode === 200 ? null : `answered ${response.statusCode}`)
      })
    })
    request.on('timeout', () => request.destroy(new Error('did not answer in time')))
    request.on('error', (error) => resolve(error.message))
    request.end(body)
  })
}
