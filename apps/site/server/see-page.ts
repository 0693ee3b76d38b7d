import { lookup as lookUp, type LookupAddress } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isInside, mayFrame } from './frame-rules.ts'

const WAIT_MS = 2_000
const PAGE_MAX_BYTES = 64 * 1024
const LOOPBACK: LookupAddress = { address: '127.0.0.1', family: 4 }

type Resolve = (
  name: string,
  tell: (error: Error | null, found: readonly LookupAddress[]) => void,
) => void
const resolveName: Resolve = (name, tell) =>
  lookUp(name, { all: true }, (error, found) => tell(error, found ?? []))

/** Names of the own machine, which no server of names is asked for. */
const isOwnMachine = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost')

/**
 * Names are looked up once, and the connection goes to what was found: a name that leads elsewhere
 * the next time leads nowhere. What leads inside is refused, unless it says so by its name; that
 * one an operator has listed with open eyes.
 */
const pinned =
  (resolve: Resolve): LookupFunction =>
  (name, options, tell) => {
    const give = (found: readonly LookupAddress[]) => {
      const [first] = found
      if (!first) return tell(new Error(`${name} leads nowhere`), '', 4)
      if (options.all) tell(null, [...found])
      else tell(null, first.address, first.family)
    }
    if (isOwnMachine(name)) return give([LOOPBACK])
    resolve(name, (error, found) => {
      if (error) return tell(error, '', 4)
      if (found.some(({ address }) => isInside(address))) {
        return tell(new Error(`${name} leads inside`), '', 4)
      }
      give(found)
    })
  }

export type SeePage = (url: URL, own: string) => Promise<boolean>

/** Looks whether a page is there to be framed by `own`. Redirects are not followed. */
export const createSeePage =
  (resolve: Resolve = resolveName): SeePage =>
  (url, own) =>
    new Promise((settle) => {
      const { request } = url.protocol === 'https:' ? https : http
      const asked = request(
        url,
        {
          method: 'GET',
          agent: false,
          lookup: pinned(resolve),
          headers: { accept: 'text/html', 'accept-encoding': 'identity' },
          signal: AbortSignal.timeout(WAIT_MS),
        },
        (answer) => {
          void isPage(answer, own).then((isThere) => {
            asked.destroy()
            settle(isThere)
          })
        },
      )
      asked.on('error', () => settle(false))
      asked.end()
    })

async function isPage(answer: IncomingMessage, own: string): Promise<boolean> {
  const type = answer.headers['content-type'] ?? ''
  const isHtml = /^text\/html\s*(;|$)/i.test(type)
  if (answer.statusCode !== 200 || !isHtml || !mayFrame(answer.headers, own)) return false
  let bytes = 0
  try {
    for await (const part of answer) {
      bytes += (part as Buffer).length
      // Enough of it has come: more is not looked at, however long it goes on.
      if (bytes > PAGE_MAX_BYTES) break
    }
  } catch {
    return false
  }
  return bytes > 0
}
