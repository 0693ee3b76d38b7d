import { appCleanCache, sessionChanged } from '@oriel/contract/realtime/session'
import { isOver } from '@oriel/contract/session-over'
import type { EventDataOf } from '@oriel/contract/event'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { tellNativeApp } from '../../platform/browser/native-bridge.ts'
import { useOverlay } from '../../platform/overlay.ts'
import {
  endSession,
  onSessionChange,
  ownFingerprint,
  readSession,
  forgetEnding,
  readEnding,
  type Ending,
} from '../../platform/session.ts'
import { useLive } from '@oriel/web/live'
import { cleanCache } from './clean-cache.ts'
import type { Said } from './session-ended.tsx'

/** Nothing of a window is loaded before there is something to say. */
const SessionEnded = lazy(() => import('./session-ended.tsx'))

/** Hears when this session is over, and says so. */
export function SessionWatch() {
  const live = useLive()
  const open = useOverlay()
  const ending = saidOf(useSyncExternalStore(onSessionChange, readEnding, () => null))
  useEffect(() => live?.on(sessionChanged, (changed) => void leaveIfOver(changed)), [live])
  useEffect(() => live?.on(appCleanCache, () => void cleanCache()), [live])
  useEffect(() => onSessionChange((why) => void (why && tellNativeApp('logout'))), [])
  if (!ending) return null
  const signIn = () => {
    forgetEnding()
    open('sign-in', {})
  }
  return (
    <Suspense fallback={null}>
      <SessionEnded ending={ending} onClose={forgetEnding} onSignIn={signIn} />
    </Suspense>
  )
}

/** Who logs out knows it. */
const saidOf = (ending: Ending | null): Said | null => (ending === 'logout' ? null : ending)

async function leaveIfOver(changed: EventDataOf<typeof sessionChanged>): Promise<void> {
  const session = readSession()
  if (!session || !isOver(await ownFingerprint(session.token), changed)) return
  // Between the two somebody may have signed in here again.
  if (readSession()?.token === session.token) endSession('elsewhere')
}
