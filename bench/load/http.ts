import autocannon from 'autocannon'
import { answerWith } from '../lib/child.ts'
import type { Order } from '../lib/http-load.ts'

/** The load generator for HTTP, in a process of its own. Gives how many answers came. */
answerWith(async ({ target, seconds, connections }: Order) => {
  const { non2xx, errors, timeouts, requests } = await autocannon({
    url: target.url,
    method: target.method,
    headers: { ...target.headers },
    ...(target.body === undefined ? {} : { body: target.body }),
    connections,
    pipelining: 1,
    duration: seconds,
  })
  const bad = non2xx + errors + timeouts
  if (bad > 0) throw new Error(`${target.url}: ${bad} of ${requests.total} answers were not good`)
  return requests.total
})
