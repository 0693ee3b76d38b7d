type Idle = Pick<Window, 'setTimeout' | 'clearTimeout'> & {
  requestIdleCallback?: Window['requestIdleCallback']
  cancelIdleCallback?: Window['cancelIdleCallback']
}

/** Browsers without idle callbacks are given this long to settle. */
const SETTLES_MS = 200

/** A slow phone is never idle: after this long it is time all the same. */
const IDLE_MAX_MS = 3_000

/** Runs when the browser has nothing better to do; gives the way to call it off. */
export function whenIdle(run: () => void, page: Idle = window): () => void {
  const { requestIdleCallback, cancelIdleCallback } = page
  if (requestIdleCallback && cancelIdleCallback) {
    const ticket = requestIdleCallback.call(page, run, { timeout: IDLE_MAX_MS })
    return () => cancelIdleCallback.call(page, ticket)
  }
  const timer = page.setTimeout(run, SETTLES_MS)
  return () => page.clearTimeout(timer)
}

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs at the first sign of a visitor: what those who save data load only then. */
function whenTouched(
  run: () => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const stop = () => {
    for (const name of TOUCHES) page.removeEventListener(name, touched, { capture: true })
  }
  const touched = () => {
    stop()
    run()
  }
  for (const name of TOUCHES) {
    page.addEventListener(name, touched, { capture: true, passive: true })
  }
  return stop
}

/** What nobody waits for: when the browser is idle, or for who saves data at the first touch. */
export const whenWanted = (lowData: boolean, run: () => void): (() => void) =>
  lowData ? whenTouched(run) : whenIdle(run)
