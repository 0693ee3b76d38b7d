import type { CallAnswer, Client } from '@oriel/contract/client'
import { LEAVE_FLAG_CLEAR_MS, PLAY_RETRY_MS, SOCKET_WAIT_MS } from '@oriel/contract/limits'
import { leavePlayCall, playStateCall, startPlayCall } from '@oriel/contract/member/play'
import type { Visit } from '../../platform/visit.ts'
import type { PlayGame } from './play-rules.ts'

/** What a launch needs of the page around it. */
export type LaunchPorts = {
  readonly call: Client
  /** Ends when the socket is there. */
  readonly presence: () => Promise<void>
  /** Ends after the time, or sooner when an event of this launch was heard. */
  readonly wait: (ms: number, launchId: string | null) => Promise<void>
  /** Whether the person still wants it. */
  readonly isWanted: () => boolean
}

/** Longer than the server lets a launch take. */
const ADDRESS_WAIT_MS = 60_000
const ADDRESS_TRIES = ADDRESS_WAIT_MS / PLAY_RETRY_MS
const LEAVE_TRIES = LEAVE_FLAG_CLEAR_MS / PLAY_RETRY_MS

/** S9.071: desktop is 0; mobile has the number that the site configures. */
export const deviceOf = ({ site, mode }: Pick<Visit, 'site' | 'mode'>): 0 | 1 | 2 =>
  mode === 'desktop' ? 0 : site.mobileDevice

/**
 * S4.042: waits up to 2000 ms for the socket, then asks for the game. S4.041: while the server
 * still closes the last game, it asks again every 500 ms.
 */
export async function askForGame(
  { call, presence, wait, isWanted }: LaunchPorts,
  { gpId, gtId, code, house }: PlayGame,
  visit: Pick<Visit, 'site' | 'mode'>,
): Promise<CallAnswer<typeof startPlayCall>> {
  await Promise.race([presence(), wait(SOCKET_WAIT_MS, null)])
  const asked = { gpId, game_type: gtId, game_code: code, house, device: deviceOf(visit) }
  let answer = await call(startPlayCall, asked)
  for (let turn = 0; turn < LEAVE_TRIES && isLeaving(answer) && isWanted(); turn += 1) {
    await wait(PLAY_RETRY_MS, null)
    answer = await call(startPlayCall, asked)
  }
  return answer
}

const isLeaving = (answer: CallAnswer<typeof startPlayCall>): boolean =>
  !answer.ok && answer.reason === 'play_leaving'

export type Address =
  | { readonly kind: 'address'; readonly url: string }
  /** The launch is over before it began, or nobody knows of it. */
  | { readonly kind: 'ended'; readonly reason: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'unwanted' }

/**
 * S4.039, S4.040: the game address comes with the answer, or is read when the event game-url
 * arrives and every 500 ms. A failed read is repeated.
 */
export async function awaitAddress(
  { call, wait, isWanted }: Pick<LaunchPorts, 'call' | 'wait' | 'isWanted'>,
  launchId: string,
): Promise<Address> {
  for (let turn = 0; turn < ADDRESS_TRIES; turn += 1) {
    if (!isWanted()) return { kind: 'unwanted' }
    const answer = await call(playStateCall, { launch_id: launchId })
    const play = answer.ok ? answer.value.play : undefined
    if (play === null) return { kind: 'ended', reason: '' }
    if (play?.state === 'ended' || play?.state === 'leaving') {
      return { kind: 'ended', reason: play.reason }
    }
    if (play?.game_url) return { kind: 'address', url: play.game_url }
    await wait(PLAY_RETRY_MS, launchId)
  }
  return { kind: 'late' }
}

/** Asks to leave, and waits until the money is home; false where leaving was not taken. */
export async function leaveGame(
  { call, wait }: Pick<LaunchPorts, 'call' | 'wait'>,
  launchId: string | null,
  onLeft: () => void,
): Promise<boolean> {
  const answer = await call(leavePlayCall, launchId === null ? {} : { launch_id: launchId })
  if (!answer.ok) return false
  onLeft()
  const left = answer.value.launch_id
  for (let turn = 0; left !== null && turn < LEAVE_TRIES; turn += 1) {
    const now = await call(playStateCall, { launch_id: left })
    if (now.ok && (now.value.play === null || now.value.play.state === 'ended')) return true
    await wait(PLAY_RETRY_MS, left)
  }
  return true
}
