import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import {
  BOARD_CHANNEL,
  currencyChannel,
  memberChannel,
  presenceChannel,
  templateChannel,
} from '@oriel/contract/realtime/realtime'
import { openLive, type Live } from '@oriel/web/open-live'
import { pageLocale } from '@oriel/web/page-locale'
import { call } from './call.ts'
import { readSession } from './session.ts'
import type { Visit } from './visit.ts'

/** The socket of a visit, for the token it was opened with. */
export const openMemberLive = (visit: Visit, token: string | null): Live =>
  openLive({
    address: websocketUrl(visit, window.location.protocol),
    handshake: () => handshake(token),
    channels: () => channelsOf(visit),
  })

/** S3.057: a site names one address for secure pages and one for others. */
export const websocketUrl = ({ site }: Pick<Visit, 'site'>, protocol: string): string =>
  protocol === 'https:' ? site.sslWebsocketUrl : site.websocketUrl

const NO_TICKET = 'none'

/** A fresh one-time ticket for each connection; guests connect without one. */
async function handshake(token: string | null): Promise<Record<string, string>> {
  const lang = pageLocale()
  if (token === null || readSession()?.token !== token) return { lang }
  const answer = await call(realtimeTicketCall, {})
  if (answer.ok) return { lang, ticket: answer.value.ticket }
  // The api failed and the member is still signed in: a refused ticket makes the socket retry,
  // while no ticket would connect them as a guest.
  return readSession() ? { lang, ticket: NO_TICKET } : { lang }
}

type Joining = Pick<Visit, 'currency'> & { readonly template: Pick<Visit['template'], 'name'> }

/** Every visit joins the board, its currency and its template; members also their own channels. */
export function channelsOf({ currency, template }: Joining): string[] {
  const channels = [BOARD_CHANNEL, currencyChannel(currency), templateChannel(template.name)]
  const session = readSession()
  if (session) channels.push(memberChannel(session.memberId), presenceChannel(session.memberId))
  return channels
}
