import type { SignedIn } from '../../platform/session.ts'
import {
  offerPasskey,
  signInWithPasskey,
  type PasskeyTried,
  type PasskeyTrouble,
  type PasskeyWorld,
} from './ask-passkey.ts'

export type PasskeyHeard = {
  readonly onEnter: (signedIn: SignedIn) => void
  readonly onTrouble: (trouble: PasskeyTrouble) => void
}

export type PasskeyWays = {
  /** Who hears what comes of either way, from now on. */
  readonly listen: (heard: PasskeyHeard) => void
  /** The sign-in window is there: keys are offered among what the browser fills in. */
  readonly open: () => Promise<void>
  /** The button was pressed. */
  readonly press: () => Promise<void>
  /** The window is gone, and whatever runs with it. */
  readonly close: () => void
}

/**
 * The two ways to sign in with a passkey. A device answers one request at a time, so the offer
 * steps back for the button and is made again after it.
 */
export function createPasskeyWays(
  findWorld: () => PasskeyWorld & { readonly canOffer: () => Promise<boolean> },
): PasskeyWays {
  let heard: PasskeyHeard | null = null
  let running = new AbortController()
  const begin = (): AbortSignal => {
    running.abort()
    running = new AbortController()
    return running.signal
  }
  const hear = (tried: PasskeyTried<SignedIn>, signal: AbortSignal): void => {
    // Who is signed in by now is in, also when the window has closed meanwhile.
    if (tried.ok) return heard?.onEnter(tried.value)
    if (signal.aborted) return
    if (tried.reason !== 'cancelled') heard?.onTrouble(tried)
    void open()
  }
  const open = async (): Promise<void> => {
    const signal = begin()
    const world = findWorld()
    if (!(await world.canOffer())) return
    const tried = await offerPasskey(world, signal)
    if (tried) hear(tried, signal)
  }
  return {
    listen: (listener) => void (heard = listener),
    open,
    async press() {
      const signal = begin()
      hear(await signInWithPasskey(findWorld(), signal), signal)
    },
    close: () => running.abort(),
  }
}
