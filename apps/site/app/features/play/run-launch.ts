import type { CallAnswer, Failure } from '@oriel/contract/client'
import { playDemoCall } from '@oriel/contract/member/demo-game'
import { leavePlayCall, type startPlayCall } from '@oriel/contract/member/play'
import type { Text } from '@oriel/i18n/text'
import { call } from '../../platform/call.ts'
import { failureText } from '@oriel/web/failure-text'
import { goToIssued } from '../../platform/navigate.ts'
import type { Visit } from '../../platform/visit.ts'
import { closeWindow } from '../../platform/browser/windows.ts'
import { askForGame, awaitAddress, deviceOf, type Address } from './launch.ts'
import { portsFor } from './play-ports.ts'
import {
  changeWaiting,
  keepDemo,
  keepInterval,
  keepIsPlay,
  keepState,
  keepWaitingUrl,
  type Interval,
} from './play-storage.ts'
import { changePlay, readPlay, tellPlay, type LaunchRequest } from './play-store.ts'

export type LaunchContext = {
  readonly visit: Pick<Visit, 'site' | 'mode' | 'currency'>
  readonly text: Text
  readonly navigate: (to: string) => void
}

/** S4.038 to S4.040: the launch flow, from the click to the open game. */
export async function runLaunch(request: LaunchRequest, around: LaunchContext): Promise<void> {
  const isWanted = () => readPlay().request?.press === request.press
  if (request.isDemo) return runDemo(request, around, isWanted)
  const ports = portsFor(isWanted)
  const answer = await askForGame(ports, request.game, around.visit)
  if (!answer.ok) return isWanted() ? fail(request, answer, around) : undefined
  const { launch_id: launchId, game_url } = answer.value
  if (!isWanted()) return giveUp(launchId)
  tellPlay({ type: 'launched', launchId })
  changeWaiting({ launchId })
  const address: Address = game_url
    ? { kind: 'address', url: game_url }
    : await awaitAddress(ports, launchId)
  if (address.kind === 'unwanted') return giveUp(launchId)
  if (address.kind !== 'address') {
    if (address.kind === 'late') giveUp(launchId)
    const isAway = address.kind === 'ended' && address.reason === 'maintenance'
    if (isAway) return sayMaintenance(request, NOBODY_KNOWS)
    return stop(request, around.text.t('play.start_failed'))
  }
  keepIsPlay(true)
  open(request, address.url, around)
}

/** The member left while the game was starting: the leave call brings their money back. */
const giveUp = (launchId: string): void => void call(leavePlayCall, { launch_id: launchId })

function open(
  { mode, press, game, isDemo }: LaunchRequest,
  url: string,
  { navigate }: LaunchContext,
): void {
  keepState(press)
  // The waiting window reads the address from storage and goes there once.
  if (mode === 'window') keepWaitingUrl(url)
  if (mode === 'redirect') return goToIssued(url)
  if (isDemo) {
    if (mode !== 'window') changePlay({ demo: { game, url } })
    return
  }
  tellPlay({ type: 'opened', url: mode === 'window' ? null : url })
  if (mode === 'page') navigate('/play')
}

/**
 * S8.012, S8.013: code 203 closes the window and shows the maintenance box. S8.014: other codes
 * show the server's message.
 */
function fail(request: LaunchRequest, failure: Failure<string>, { text }: LaunchContext): void {
  const { reason } = failure as Extract<CallAnswer<typeof startPlayCall>, { ok: false }>
  if (reason === 'transfer_disabled') tellPlay({ type: 'transfer-disabled' })
  if (reason !== 'maintenance') return stop(request, failureText(failure, text))
  sayMaintenance(request, intervalOf(failure.told))
}

/** The platform went away between the press and the game. */
const NOBODY_KNOWS: Interval = { startAt: null, endAt: null }

function sayMaintenance(request: LaunchRequest, interval: Interval): void {
  keepInterval(interval)
  closeWindow('game')
  if (!request.isDemo) tellPlay({ type: 'failed' })
  const question = { kind: 'maintenance', game: request.game, interval } as const
  changePlay({ question, request: null, demo: null })
}

function intervalOf(told: unknown): Interval {
  const { start_at: startAt = null, end_at: endAt = null } =
    (told as { start_at: Date | null; end_at: Date | null } | null) ?? {}
  return { startAt, endAt }
}

/** The window says it too, as it lies over the page; and everything starts from nothing. */
function stop({ isDemo }: LaunchRequest, said: string): void {
  changeWaiting({ trouble: said })
  if (!isDemo) {
    keepIsPlay(false)
    tellPlay({ type: 'failed' })
  }
  changePlay({ request: null, demo: null, notice: { tone: 'danger', text: said } })
}

/** S7.030: a demo needs no member, moves no money and has nothing to leave. */
async function runDemo(
  request: LaunchRequest,
  around: LaunchContext,
  isWanted: () => boolean,
): Promise<void> {
  const { gpId, gtId, code, house } = request.game
  const asked = { gp_id: gpId, game_type: gtId, game_code: code, house }
  const { currency } = around.visit
  const answer = await call(playDemoCall, { ...asked, currency, device: deviceOf(around.visit) })
  if (!isWanted()) return keepDemo(false)
  if (answer.ok) return open(request, answer.value.game_url, around)
  keepDemo(false)
  fail(request, answer, around)
}
