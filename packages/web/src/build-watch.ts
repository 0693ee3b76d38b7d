/** One build of the client: its files' hash and when it was made, in milliseconds. */
export type Build = { readonly id: string; readonly timestamp: number }

/** What runs from source has no build to be newer than. */
export const DEVELOPMENT_BUILD: Build = { id: 'dev', timestamp: 0 }
/** S9.011: the first build manifest is fetched this long after idle. */
export const FIRST_LOOK_MS = 1_000
/** Who comes back to the page often does not ask each time. */
const LOOKS_APART_MS = 30_000
const READ_TIMEOUT_MS = 10_000
const BUILD_ID = /^[0-9a-z]{1,64}$/

export type WatchOptions = {
  readonly own: Build
  readonly pollMs: number
  readonly onNewer: (build: Build) => void
  readonly page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  readonly read?: (address: string) => Promise<unknown>
}

/**
 * S4.108: a timer polls for a new build. It pauses while the page is hidden and checks at once when
 * the user returns. It stops when it has found a newer build.
 */
export function watchBuilds(options: WatchOptions): () => void {
  const { own, pollMs, onNewer, page = document, read = readJson } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  let lookedAt = Number.NEGATIVE_INFINITY
  const plan = (waitMs: number) => {
    clearTimeout(timer)
    if (!page.hidden && !ended) timer = setTimeout(() => void look(), waitMs)
  }
  const look = async () => {
    lookedAt = Date.now()
    const newer = await findNewer(own, read)
    if (ended) return
    if (!newer) return plan(pollMs)
    end()
    onNewer(newer)
  }
  const onVisibility = () => {
    const since = Date.now() - lookedAt
    if (page.hidden) clearTimeout(timer)
    else if (since >= Math.min(LOOKS_APART_MS, pollMs)) void look()
    else plan(pollMs - since)
  }
  const end = () => {
    ended = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', onVisibility)
  }
  page.addEventListener('visibilitychange', onVisibility)
  plan(FIRST_LOOK_MS)
  return end
}

/** While a release rolls out some servers are still the old one; their build is not news. */
export const isNewer = (own: Build, latest: Build): boolean =>
  latest.id !== own.id && latest.timestamp >= own.timestamp

/**
 * S7.007: reads the id from latest.json, with a timestamp query. S7.006: the manifest of that build
 * must exist too: until every server has the build, a reload could land on an old one.
 */
export async function findNewer(
  own: Build,
  read: (address: string) => Promise<unknown>,
): Promise<Build | null> {
  const latest = asBuild(await read(`/builds/latest.json?${Date.now()}`))
  if (!latest || !isNewer(own, latest)) return null
  const described = asBuild(await read(`/builds/meta/${latest.id}.json`))
  return described?.id === latest.id ? latest : null
}

function asBuild(value: unknown): Build | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, timestamp } = value as Partial<Record<keyof Build, unknown>>
  if (typeof id !== 'string' || !BUILD_ID.test(id) || typeof timestamp !== 'number') return null
  return { id, timestamp }
}

/** A look that fails is no news; the next one comes anyway. */
async function readJson(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    })
    return answer.ok ? ((await answer.json()) as unknown) : null
  } catch {
    return null
  }
}
