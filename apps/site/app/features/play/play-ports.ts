import { forwardGameStatus, gameUrl } from '@oriel/contract/realtime/play'
import { call } from '../../platform/call.ts'
import type { Live } from '@oriel/web/open-live'
import type { LaunchPorts } from './launch.ts'

/** Those who wait for news of a launch. */
const waiting = new Map<string, Set<() => void>>()
const wake = ({ launch_id }: { launch_id: string }): void =>
  waiting.get(launch_id)?.forEach((go) => go())

/** S4.091, S4.092: both events make the waiting launch read its state again. */
export function hearLaunches(live: Live): () => void {
  const stops = [live.on(gameUrl, wake), live.on(forwardGameStatus, wake)]
  return () => stops.forEach((stop) => stop())
}

function wait(ms: number, launchId: string | null): Promise<void> {
  return new Promise((resolve) => {
    const heard = (launchId && waiting.get(launchId)) || new Set()
    const go = () => {
      clearTimeout(timer)
      heard.delete(go)
      if (launchId !== null && heard.size === 0) waiting.delete(launchId)
      resolve()
    }
    const timer = setTimeout(go, ms)
    heard.add(go)
    if (launchId !== null) waiting.set(launchId, heard)
  })
}

/** Ends once the socket has joined its channels; who comes later is let through at once. */
let arrive = (): void => {}
let arrival = new Promise<void>((resolve) => (arrive = resolve))
export function notePresence(live: Live | null): (() => void) | undefined {
  if (live) return live.onResync(() => arrive())
  arrival = new Promise<void>((resolve) => (arrive = resolve))
  return undefined
}

export const portsFor = (isWanted: () => boolean): LaunchPorts => ({
  call,
  wait,
  isWanted,
  presence: () => arrival,
})
