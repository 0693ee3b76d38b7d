import { loadQuit, readPlay } from '../play/play.ts'
import type { Client } from '@oriel/contract/client'
import { logoutCall } from '@oriel/contract/member/session'
import { nativeApp } from '../../platform/browser/native-bridge.ts'
import { endSession } from '../../platform/session.ts'
import { closeWindows } from '../../platform/browser/windows.ts'

export type SignOutPage = {
  /** Sends even when the page is left at once. */
  readonly callLast: Client
  readonly navigate: (path: string) => void | Promise<void>
  readonly revalidate: () => Promise<void>
}

/**
 * S4.014: the server ends the session. This browser clears the identity whatever the server
 * answers.
 */
export async function signOut({ callLast, navigate, revalidate }: SignOutPage): Promise<void> {
  // Leave a running game before the logout: the leave call needs the session.
  if (readPlay().state.game !== null) await (await loadQuit()).quitForLogout()
  // Clear the session before the answer: the socket's event about its end may arrive first, and
  // would be shown as a login on another device.
  const told = callLast(logoutCall, {})
  endSession('logout')
  closeWindows()
  // S4.017: the iOS apps stay where they are.
  const app = nativeApp()
  if (app !== 'ios' && app !== 'iosStore') await navigate('/')
  await told
  // The currency follows country and language again.
  await revalidate()
}
