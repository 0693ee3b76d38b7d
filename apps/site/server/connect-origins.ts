import type { Visit } from '../app/platform/visit.ts'

type Urls = Pick<Visit['site'], 'websocketUrl' | 'sslWebsocketUrl' | 'iconServiceUrl'>

/**
 * The origins besides its own that a page of this site connects to: its socket and its icon
 * service. The socket's is named for the own host too, because older browsers do not count it as
 * 'self'. At another host the first poll of the socket is a plain request.
 */
export function connectOrigins(
  { websocketUrl, sslWebsocketUrl, iconServiceUrl }: Urls,
  protocol: string,
  host: string,
): string[] {
  const own = `${protocol}://${host}`
  const origins = [
    ...socketOrigins(protocol === 'https' ? sslWebsocketUrl : websocketUrl, own),
    ...(iconServiceUrl === '' ? [] : [new URL(iconServiceUrl).origin]),
  ]
  return [...new Set(origins)]
}

function socketOrigins(address: string, own: string): string[] {
  if (address === '' || !URL.canParse(address, own)) return []
  const url = new URL(address, own)
  const isSafe = url.protocol === 'https:' || url.protocol === 'wss:'
  const socket = `${isSafe ? 'wss' : 'ws'}://${url.host}`
  const poll = `${isSafe ? 'https' : 'http'}://${url.host}`
  return poll === own ? [socket] : [socket, poll]
}
