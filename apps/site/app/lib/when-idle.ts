type Idle = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  requestIdleCallback?: Window['requestIdleCallback']
  cancelIdleCallback?: Window['cancelIdleCallback']
}

/** Browsers without idle callbacks are given this long to settle. */
const SETTLES_MS = 200

/** Runs when the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(run: () => void, page: Idle = window): () => void {
  const { requestIdleCallback, cancelIdleCallback } = page
  if (requestIdleCallback && cancelIdleCallback) {
    const ticket = requestIdleCallback.call(page, run)
    return () => cancelIdleCallback.call(page, ticket)
  }
  const timer = page.setTimeout(run, SETTLES_MS)
  return () => page.clearTimeout(timer)
}
