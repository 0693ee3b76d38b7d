import { loadQuit, readPlay } from '../play/play.ts'
import { logoutCall } from '@oriel/contract/member/session'
import { useCallback } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { callLast } from '../../platform/call.ts'
import { nativeApp } from '../../platform/browser/native-bridge.ts'
import { endSession } from '../../platform/session.ts'
import { closeWindows } from '../../platform/browser/windows.ts'

/**
 * S4.014: the server ends the session. This browser clears the identity whatever the server
 * answers.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return useCallback(async () => {
    // Leave a running game before the logout: the leave call needs the session.
    if (readPlay().state.game !== null) await (await loadQuit()).quitForLogout()
    // Clear the session before the answer: the socket's event about its end may arrive first, and
    // would be shown as a login on another device.
    const told = callLast(logoutCall, {})
    endSession('logout')
    closeWindows()
    const app = nativeApp()
    if (app !== 'ios' && app !== 'iosStore') await navigate('/')
    await told
    // The currency follows country and language again.
    await revalidate()
  }, [navigate, revalidate])
}
