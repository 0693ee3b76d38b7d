import autocannon from 'autocannon'
import { answerWith } from '../lib/child.ts'
import type { Burst } from '../lib/http-load.ts'

/** The load generator for HTTP, in a process of its own. */
answerWith(async ({ target, amount, connections }: Burst) => {
  const begun = performance.now()
  const { non2xx, errors, timeouts, requests } = await autocannon({
    url: target.url,
    method: target.method,
    headers: { ...target.headers },
    ...(target.body === undefined ? {} : { body: target.body }),
    connections,
    pipelining: 1,
    amount,
    // The end is noticed when the next sample is taken, a second later if nothing is said.
    sampleInt: 10,
  })
  const seconds = (performance.now() - begun) / 1000
  const bad = non2xx + errors + timeouts
  if (bad > 0) throw new Error(`${target.url}: ${bad} of ${amount} answers were not good`)
  return { seconds, answers: requests.total }
})
