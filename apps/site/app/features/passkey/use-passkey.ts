import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { deviceInfo } from '../../platform/browser/device-info.ts'
import { useSending } from '@oriel/web/use-sending'
import { addPasskey, provePasskey, type PasskeyWorld } from './ask-passkey.ts'
import { createPasskeyWays, type PasskeyHeard } from './passkey-ways.ts'
import { platform } from '@oriel/web/webauthn-json'

/** Apps that show us in a window of theirs often have no passkeys, and old browsers neither. */
const isPasskeyPossible = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && globalThis.isSecureContext

const browserWorld = (): PasskeyWorld & { canOffer: () => Promise<boolean> } => ({
  call,
  credentials: navigator.credentials,
  device: deviceInfo,
  forget(rpId, credentialId) {
    // A device that cannot forget offers the key once more, and nothing is lost.
    void platform()
      .signalUnknownCredential?.({ rpId, credentialId })
      .catch(() => {})
  },
  canOffer: async () =>
    isPasskeyPossible() && ((await platform().isConditionalMediationAvailable?.()) ?? false),
})

const never = () => () => {}

/** False until the browser has said so: the server cannot know. */
export const useIsPasskeyPossible = (): boolean =>
  useSyncExternalStore(never, isPasskeyPossible, () => false)

export type PasskeySignIn = {
  readonly isPossible: boolean
  readonly isSending: boolean
  /** For a button. What comes of it is heard like what comes of the offer. */
  readonly signIn: () => void
}

/** Both ways to sign in with a passkey, for as long as the sign-in window is open. */
export function usePasskeySignIn(heard: PasskeyHeard): PasskeySignIn {
  const isPossible = useIsPasskeyPossible()
  const [isSending, sendOnce] = useSending()
  const ways = useMemo(() => createPasskeyWays(browserWorld), [])
  useEffect(() => ways.listen(heard), [ways, heard])
  useEffect(() => {
    void ways.open()
    return () => ways.close()
  }, [ways])
  const signIn = useCallback(() => void sendOnce(() => ways.press()), [ways, sendOnce])
  return { isPossible, isSending, signIn }
}

/** Makes a key on this device, called off when its window closes. */
export function useAddPasskey(): (password: string) => ReturnType<typeof addPasskey> {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback((password) => {
    running.current?.abort()
    running.current = new AbortController()
    return addPasskey(browserWorld(), password, running.current.signal)
  }, [])
}

/** Proves with a key of this device who is signed in, called off when its window closes. */
export function useProvePasskey(): () => ReturnType<typeof provePasskey> {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    return provePasskey(browserWorld(), running.current.signal)
  }, [])
}
