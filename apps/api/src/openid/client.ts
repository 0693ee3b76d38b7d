import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client'
import { createFetch, isLoopback, readAddress } from './address.ts'

/** The identity provider whose accounts members may sign in with. */
export type ProviderSettings = {
  /** Exactly as its tokens name it, and where browsers find it. */
  readonly issuer: string
  /** Where our servers reach it. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly waitMs?: number
}

const WAIT_MS = 10_000
/** How long a discovery document is used before it is read again. */
export const DISCOVERY_LIVES_MS = 600_000
export const CLOCK_TOLERANCE_S = 60

/** A client whose clock shows `now`. Rejects while the discovery document cannot be read. */
export type ClientAt = (now: Date) => Promise<Configuration>

/** Reads the discovery document on first use: the api starts while the provider is down. */
export function createClient(settings: ProviderSettings): ClientAt {
  const { clientId, clientSecret, waitMs = WAIT_MS } = settings
  const issuer = readAddress('OPENID_ISSUER', settings.issuer)
  readAddress('OPENID_URL', settings.url)
  const send = createFetch(settings)
  const timeout = waitMs / 1000
  // The library marks this as deprecated to make it stand out: it allows plain http.
  const execute = isLoopback(issuer) ? [allowInsecureRequests] : []
  const [basic, post] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]

  const discover = async (): Promise<ServerMetadata> => {
    const options = { [customFetch]: send, timeout, execute }
    const found = await discovery(issuer, clientId, {}, basic, options)
    const server = found.serverMetadata()
    // The library tolerates other spellings for some issuers. Identities are stored under this one.
    if (server.issuer !== settings.issuer) throw new Error('the provider names another issuer')
    return server
  }
  const serverAt = remember(discover, DISCOVERY_LIVES_MS)

  return async (now) => {
    const server = await serverAt(now)
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const secret = methods.includes('client_secret_basic') ? basic : post
    const times = {
      [clockSkew]: (now.getTime() - Date.now()) / 1000,
      [clockTolerance]: CLOCK_TOLERANCE_S,
    }
    const client = new Configuration(server, clientId, times, secret)
    client[customFetch] = send
    client.timeout = timeout
    for (const allow of execute) allow(client)
    // Without this the library relies on TLS alone and does not verify the token's signature.
    enableNonRepudiationChecks(client)
    return client
  }
}

/** Concurrent callers share one read. A failed read is not kept: the next caller reads again. */
function remember<T>(read: () => Promise<T>, livesMs: number): (now: Date) => Promise<T> {
  let known: { readonly answer: Promise<T>; readonly untilMs: number } | null = null
  return (now) => {
    if (known && now.getTime() < known.untilMs) return known.answer
    const next = { answer: read(), untilMs: now.getTime() + livesMs }
    known = next
    next.answer.catch(() => {
      if (known === next) known = null
    })
    return next.answer
  }
}
