import { getInfoDataCall } from '@oriel/contract/site/session'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../platform/call.ts'
import type { SignedIn } from '../../platform/session.ts'
import { listenToWindows, type WindowMessage } from '../../platform/browser/window-message.ts'
import {
  closeWaiting,
  closeWindow,
  findWindow,
  openWindow,
} from '../../platform/browser/windows.ts'

const STATE_BYTES = 16

type Ways = { readonly onFailure: (message: string) => void } & (
  | { readonly wish: 'sign-in'; readonly onEnter: (signedIn: SignedIn) => void }
  /** Who is signed in links their identity there, to come in with it later. */
  | { readonly wish: 'link'; readonly onLinked: () => void }
)

/** S4.018, S4.019: opens the third-party login in a popup and handles its message. */
export function useOtherHouse(ways: Ways): () => void {
  const { wish, onFailure } = ways
  const state = useRef<string | null>(null)
  const hear = useEffectEvent(async (message: WindowMessage) => {
    if (message.msg === 'quickGame') return closeWaiting(message.data?.type ?? '')
    state.current = null
    closeWindow('auth')
    if (message.msg === 'authLoginClose') {
      // S4.019: without resCode the user closed the popup, which is no error.
      if (message.resCode !== undefined) onFailure(message.resMessage ?? '')
      return
    }
    if (ways.wish === 'link') return ways.onLinked()
    const answer = await call(getInfoDataCall, { enc: message.data?.enc ?? '' })
    if (!answer.ok) return onFailure(answer.message)
    const { tk: token, ...rest } = answer.value
    ways.onEnter({ token, ...rest })
  })
  useEffect(
    () =>
      listenToWindows(
        { source: () => findWindow('auth'), state: () => state.current },
        (message) => void hear(message),
      ),
    [],
  )
  return () => {
    state.current = newState()
    openWindow('auth', `/authCallback?start=${state.current}&wish=${wish}`)
  }
}

function newState(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(STATE_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
