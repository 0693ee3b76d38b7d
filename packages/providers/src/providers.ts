import type { Rows } from '@oriel/db/database'
import {
  findLink,
  findProviderKeys,
  type ProviderKey,
  type ProviderLink,
  type ProviderPort,
  type Providers,
} from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import type { Fetch, Wire } from './asking.ts'
import { createGuard, type Guard } from './guard.ts'
import { createJungle } from './jungle.ts'
import { LIMITS, type Limits } from './limits.ts'
import { createPocket } from './pocket.ts'
import { createPorts } from './ports.ts'
import { createStudio } from './studio.ts'

export type Dialect = (link: ProviderLink, key: ProviderKey, wire: Wire) => ProviderPort

/** How game providers speak. A new one is a file beside these and a line here. */
const DIALECTS: Readonly<Record<string, Dialect>> = {
  studio: createStudio,
  pocket: createPocket,
  jungle: createJungle,
}

export type ProvidersOptions = {
  readonly rows: Rows
  readonly keys: Keys
  readonly now: () => Date
  readonly fetch?: Fetch
  readonly limits?: Partial<Limits>
}

/** The ways to all providers. No link, or no key that is valid now: there is no way. */
export function createProviders(options: ProvidersOptions): Providers {
  const { rows, keys, now } = options
  const limits = { ...LIMITS, ...options.limits }
  const wire: Wire = { fetch: options.fetch ?? globalThis.fetch, now, limits }
  return createPorts({
    now,
    createGuard: () => createGuard(limits, now),
    async read(providerId: string, guard: Guard): Promise<ProviderPort | null> {
      const link = await findLink(rows, providerId)
      const [key] = link ? await findProviderKeys(rows, keys, providerId) : []
      if (!link || !key) return null
      const dialect = DIALECTS[link.dialect]
      if (!dialect) throw new Error(`nobody here speaks ${link.dialect}, as ${providerId} does`)
      return guard.wrap(dialect(link, key, wire))
    },
  })
}
