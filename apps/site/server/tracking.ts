import { createHash } from 'node:crypto'
import { fbTrackingCall } from '@oriel/contract/site/tracking'
import { mayTrack } from '@oriel/core/consent'
import { readCookie } from '@oriel/core/cookie'
import type { Locale } from '@oriel/core/locale'
import type { Log } from '@oriel/core/log'
import type { TrackingEvent } from '@oriel/core/tracking'
import * as z from 'zod/mini'
import { readJson, refuseOwn } from '@oriel/web/server/own-body'

export type TrackingSettings = {
  /** Where events go; empty: nowhere. */
  readonly url: string
  readonly token: string
}

type Told = {
  readonly body: string
  readonly cookies: string | undefined
  readonly userAgent: string | undefined
  readonly ip: string
  readonly origin: string
  readonly locale: Locale
  /** What this site tells at all. */
  readonly events: readonly TrackingEvent[]
}

const WAIT_MS = 3_000

export type Tracking = { answer(told: Told): Promise<{ status: number; body: string }> }

/** S7.063: only the server sends events to the advertising network; no page loads its scripts. */
export function createTracking(
  { url, token }: TrackingSettings,
  log: Log,
  send: typeof fetch = fetch,
): Tracking {
  const tell = async (event: object): Promise<void> => {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ data: [event] }),
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    })
    if (!answer.ok) log.warn({ status: answer.status }, 'an event was not taken')
  }
  return {
    async answer(told) {
      const input = z.safeDecode(fbTrackingCall.input, readJson(told.body) as never)
      if (!input.success) return refuseOwn('invalid_input', told.locale)
      const { eventName } = input.data
      const isTold = url !== '' && mayTrack(told.cookies) && told.events.includes(eventName)
      if (isTold) {
        const fail = (error: unknown) => log.warn({ err: error }, 'an event was not told')
        // Nobody waits for an advertising network.
        void tell(eventOf(input.data, told)).catch(fail)
      }
      return {
        status: 200,
        body: JSON.stringify({ code: 100, message: '', data: { told: isTold } }),
      }
    },
  }
}

type Input = z.output<typeof fbTrackingCall.input>

/** As the network reads it. Who somebody is, is told as hashes, and their address not at all. */
function eventOf({ eventName, eventTime, eventID, customData }: Input, told: Told): object {
  const { cookies, userAgent, ip, origin } = told
  return {
    event_name: eventName,
    event_time: eventTime,
    event_id: eventID,
    event_source_url: origin,
    action_source: 'website',
    user_data: {
      fbp: readCookie(cookies, '_fbp'),
      fbc: readCookie(cookies, '_fbc'),
      client_user_agent: userAgent ?? '',
      external_id: createHash('sha256').update(ip).digest('hex'),
    },
    custom_data: customData ?? {},
  }
}
