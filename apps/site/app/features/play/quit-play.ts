import { LEAVE_FLAG_CLEAR_MS } from '@oriel/contract/limits'
import { leavePlayCall } from '@oriel/contract/member/play'
import { callLast } from '../../platform/call.ts'
import { readSession } from '../../platform/session.ts'
import { closeWindow } from '../../platform/browser/windows.ts'
import { leaveGame } from './launch.ts'
import { portsFor } from './play-ports.ts'
import { forgetWaiting, keepIsPlay } from './play-storage.ts'
import { changePlay, readPlay, tellPlay } from './play-store.ts'

let clearing: ReturnType<typeof setTimeout> | undefined

/**
 * S4.046: force quit closes the window or modal, calls leave, then refreshes the cash. S4.044:
 * isQuitting is cleared when the money is back, at the latest 30 s after a successful leave.
 */
export async function quitPlay(onCash: () => void = () => {}): Promise<void> {
  const { launchId } = readPlay().state
  closePlay()
  if (!readSession()) return tellPlay({ type: 'failed' })
  tellPlay({ type: 'quitting' })
  clearTimeout(clearing)
  const clear = () => {
    clearTimeout(clearing)
    tellPlay({ type: 'quit-cleared' })
  }
  await leaveGame(
    portsFor(() => true),
    launchId,
    () => {
      clearing = setTimeout(clear, LEAVE_FLAG_CLEAR_MS)
      onCash()
    },
  )
  clear()
  onCash()
}

/** S4.021: the before-quit-game step: removes the game from this screen. */
export function closePlay(): void {
  closeWindow('game')
  keepIsPlay(false)
  forgetWaiting()
  changePlay({ request: null })
}

/** The page goes, and its game with it: said in one breath, as there is no second one. */
export function quitAtOnce(): void {
  const { launchId, mode } = readPlay().state
  // In this tab the game itself is what comes next.
  if (launchId === null || mode === 'redirect') return
  void callLast(leavePlayCall, { launch_id: launchId })
  closeWindow('game')
}

/** Logout does not wait for the transfer back: the server finishes it without the session. */
export async function quitForLogout(): Promise<void> {
  const { launchId } = readPlay().state
  closePlay()
  tellPlay({ type: 'failed' })
  await callLast(leavePlayCall, launchId === null ? {} : { launch_id: launchId })
}
