import { createClient } from '@oriel/contract/client'
import type { PasskeyWorld } from '../ask-passkey.ts'

export const SIGNED_IN = {
  member_id: 'm1',
  member_account: 'anna88',
  member_currency: 'USD',
  token: 't1',
} as const

const OPTIONS = {
  rpId: 'oriel.example',
  challenge: 'Zm9v',
  timeout: 300_000,
  userVerification: 'required',
}
const CREATION = {
  rp: { id: 'oriel.example', name: 'Oriel' },
  user: { id: 'Zm9v', name: 'anna88', displayName: 'anna88' },
  challenge: 'Zm9v',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}
export const KEPT = {
  id: 'Zm9v',
  label: 'Chrome, Linux',
  created_at: '2026-03-01T08:00:00-04:00',
  used_at: null,
}

const bytes = Uint8Array.from([0x66, 0x6f, 0x6f]).buffer
/** What a device gives, whether the key was just made or used. */
export const CREDENTIAL = {
  rawId: bytes,
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  },
} as unknown as Credential

type Asked = CredentialRequestOptions | CredentialCreationOptions
type Reply = { readonly code: number; readonly message: string; readonly data: unknown }

const fine = (data: unknown): Reply => ({ code: 100, message: '', data })

/** A door that answers what is right unless told otherwise, and a device that does as told. */
export function passkeyWorld(
  device: (asked: Asked) => Promise<Credential | null>,
  replies: Readonly<Record<string, Reply>> = {},
) {
  const seen: { path: string; body: unknown }[] = []
  const asked: Asked[] = []
  const forgotten: string[] = []
  const right: Record<string, Reply> = {
    '/api/login/passkey/options': fine({ options: OPTIONS }),
    '/api/login/passkey': fine(SIGNED_IN),
    '/api/member/passkey/options': fine({ options: CREATION }),
    '/api/member/passkey/add': fine({ passkey: KEPT }),
    '/api/member/passkey/proof_options': fine({ options: OPTIONS }),
    '/api/member/passkey/prove': fine({}),
    ...replies,
  }
  const call = createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => null,
    fetch: async (...sent) => {
      const request = new Request(...sent)
      request.signal.throwIfAborted()
      const path = new URL(request.url).pathname
      seen.push({ path, body: await request.json() })
      return Response.json(right[path])
    },
  })
  const ask = async (options?: Asked) => {
    asked.push(options ?? {})
    return device(options ?? {})
  }
  const world: PasskeyWorld & { canOffer: () => Promise<boolean> } = {
    call,
    credentials: { get: ask, create: ask },
    device: () => ({
      browser: 'Chrome 142',
      system: 'Linux',
      system_version: '',
      device: 'desktop',
      system_group: 'desktop',
      login_type: '1',
      host: 'oriel.example',
      cdn: '',
    }),
    forget: (rpId, id) => void forgotten.push(`${rpId} ${id}`),
    canOffer: async () => true,
  }
  return { world, seen, asked, forgotten, paths: () => seen.map(({ path }) => path) }
}

/** Waits, as a browser does that offers a key nobody takes, until it is called off. */
export const waiting = ({ signal }: Asked): Promise<never> =>
  new Promise((_resolve, reject) => {
    const callOff = () => reject(new DOMException('', 'AbortError'))
    if (signal?.aborted) callOff()
    signal?.addEventListener('abort', callOff)
  })

export const refusing = (name: string) => async (): Promise<never> => {
  throw new DOMException('', name)
}
export const refusal = (code: number): Reply => ({ code, message: 'a sentence', data: null })
