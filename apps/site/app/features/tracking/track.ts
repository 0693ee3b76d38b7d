import { fbTrackingCall } from '@oriel/contract/site/tracking'
import { mayTrack } from '@oriel/core/consent'
import { trackingCookies, type TrackingEvent } from '@oriel/core/tracking'
import { call } from '../../platform/call.ts'

/** The click that led here is known when the page is; whether it may be kept, later. */
const arrival = typeof window === 'undefined' ? '' : window.location.search

/** Writes the network's cookies, once somebody has said yes. */
export function keepTracking(): void {
  if (!mayTrack(document.cookie)) return
  const search = new URLSearchParams(arrival)
  for (const cookie of trackingCookies(document.cookie, search, new Date()))
    document.cookie = cookie
}

/** Says nothing where nobody has said yes; nobody waits for it. */
export function track(eventName: TrackingEvent, customData: { currency?: string } = {}): void {
  if (!mayTrack(document.cookie)) return
  const eventTime = Math.floor(Date.now() / 1000)
  const eventID = crypto.randomUUID()
  void call(fbTrackingCall, { eventName, eventTime, eventID, userData: {}, customData })
}
