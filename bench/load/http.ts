import http from 'node:http'
import { answerWith } from '../lib/child.ts'
import type { Burst, Target } from '../lib/http-load.ts'

const agents = new Map<string, http.Agent>()

/** The load generator for HTTP, in a process of its own. Gives the seconds that a burst took. */
answerWith(async ({ target, amount, connections }: Burst) => {
  const begun = performance.now()
  let left = amount
  const keepAsking = async () => {
    while (left-- > 0) await ask(target, agentFor(target.url, connections))
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  return (performance.now() - begun) / 1000
})

/** Connections stay open from one burst to the next: to open them is not what is measured. */
function agentFor(url: string, connections: number): http.Agent {
  const known = agents.get(url)
  if (known) return known
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  agents.set(url, agent)
  return agent
}

function ask({ url, method, headers, body }: Target, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, method, headers: { ...headers } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject).end(body)
  })
}
