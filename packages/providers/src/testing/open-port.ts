import type { ProviderPort } from '@oriel/domain/provider'
import type { Fetch } from '../asking.ts'
import { createJungle } from '../jungle.ts'
import { LIMITS } from '../limits.ts'
import { createPocket } from '../pocket.ts'
import { createStudio } from '../studio.ts'

const DIALECTS = { studio: createStudio, pocket: createPocket, jungle: createJungle }

export type OpenedPort = {
  readonly dialect: keyof typeof DIALECTS
  readonly wallet: 'transfer' | 'seamless'
  readonly url: string
  readonly operator: string
  readonly keyId: string
  readonly secret: string
}

/** A bare port, without a guard and without a database: for cases that are about the dialect. */
export function openPort(opened: OpenedPort, fetch: Fetch = globalThis.fetch): ProviderPort {
  const { dialect, wallet, url, operator, keyId, secret } = opened
  const link = { providerId: 'GPXX', dialect, wallet, url, operator, stoppedBecause: null }
  return DIALECTS[dialect](
    link,
    { keyId, secret },
    { fetch, now: () => new Date(), limits: LIMITS },
  )
}

/** What both kinds of port of a ground are made of. */
export const portsOf = (opened: OpenedPort) => ({
  portOver: (fetch: Fetch) => openPort(opened, fetch),
  strangerPort: () => openPort({ ...opened, secret: 'nobody knows this one' }),
})
