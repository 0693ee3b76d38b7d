import type { DataOf } from '@oriel/contract/endpoint'
import { findPictureCall } from '@oriel/contract/member/picture'
import { DEFAULT_LOCALE } from '@oriel/core/locale'
import { pictureSubject, type PictureKind } from '@oriel/core/picture'
import type { Api } from '@oriel/web/server/api'

/** What the api says about a picture. */
export type Finding = DataOf<typeof findPictureCall>

export class ApiAway extends Error {}

export type Findings = {
  /** Null when the site at this host has no such picture. */
  find(host: string, kind: PictureKind, id: string, version: string | null): Promise<Finding | null>
  /** The operator's own picture; null when it went back to the drawn one meanwhile. */
  readOwn(host: string, kind: PictureKind, id: string): Promise<Buffer | null>
  /** How many answers are remembered. */
  size(): number
}

/** What stands in an address without version, or with another one, is asked again after this. */
const FOUND_MS = 1_000
const UNKNOWN_MS = 60_000
/** Ids and hosts are whatever strangers send, so what is remembered of them is bounded. */
const REMEMBERED_MAX = 10_000

type Remembered = { readonly finding: Promise<Finding | null>; until: number; version: string }

/** Asks the api once for each picture: an address with the right version never changes. */
export function createFindings(
  api: Pick<Api, 'plainClientFor'>,
  now: () => number = () => performance.now(),
): Findings {
  const known = new Map<string, Remembered>()

  const ask = async (host: string, kind: PictureKind, id: string, with_bytes: boolean) => {
    const client = api.plainClientFor(host, DEFAULT_LOCALE)
    const answer = await client(findPictureCall, { kind, id, with_bytes })
    if (answer.ok) return answer.value
    if (answer.reason === 'picture_unknown' || answer.reason === 'not_found') return null
    throw new ApiAway(`${pictureSubject(kind, id)}: ${answer.reason}`)
  }

  const remember = (key: string, finding: Promise<Finding | null>): void => {
    const entry: Remembered = { finding, until: Infinity, version: '' }
    known.delete(key)
    known.set(key, entry)
    finding.then(
      (found) => {
        entry.version = found?.version ?? ''
        entry.until = now() + (found ? FOUND_MS : UNKNOWN_MS)
      },
      // A failed look is not remembered.
      () => known.get(key) === entry && known.delete(key),
    )
    const [oldest] = known.keys()
    if (known.size > REMEMBERED_MAX && oldest !== undefined) known.delete(oldest)
  }

  return {
    size: () => known.size,
    find(host, kind, id, version) {
      const key = `${host} ${pictureSubject(kind, id)}`
      const entry = known.get(key)
      if (entry && (entry.version === version || entry.until > now())) {
        known.delete(key)
        known.set(key, entry)
        return entry.finding
      }
      const finding = ask(host, kind, id, false)
      remember(key, finding)
      return finding
    },
    async readOwn(host, kind, id) {
      const bytes = (await ask(host, kind, id, true))?.picture?.bytes
      return bytes ? Buffer.from(bytes, 'base64') : null
    },
  }
}
