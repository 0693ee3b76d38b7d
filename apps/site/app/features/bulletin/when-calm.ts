import { whenIdle } from '@oriel/web/when-idle'

/** Nobody is interrupted while the page is still coming up. */
const QUIET_MS = 1_500
/** A page that is never idle is not waited for any longer. */
const LATEST_MS = 6_000

/** Runs once, when the page has been up for a while and is idle; gives the way to call it off. */
export function whenCalm(run: () => void): () => void {
  let callOffIdle = () => {}
  const begin = () => {
    callOff()
    run()
  }
  const quiet = setTimeout(() => {
    callOffIdle = whenIdle(begin)
  }, QUIET_MS)
  const latest = setTimeout(begin, LATEST_MS)
  const callOff = () => {
    clearTimeout(quiet)
    clearTimeout(latest)
    callOffIdle()
  }
  return callOff
}
