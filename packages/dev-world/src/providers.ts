import { newSecret } from '@oriel/keys/secret'
import { studios } from './catalogue/studios.ts'

/** How the house is known to one provider, and where it finds it, in this world. */
export type ProviderAccess = {
  readonly providerId: string
  readonly dialect: 'studio' | 'pocket' | 'jungle'
  readonly wallet: 'transfer' | 'seamless'
  readonly url: string
  readonly operator: string
  readonly keyId: string
  readonly secret: string
}

const HOUSE = 'oriel'
/** The studio's own name for a key that it is told at its start. */
const KEY_ID = 'world'

/** Two providers are simulated in dialects of their own; all others are the studio. */
const SIMULATED: Readonly<Record<string, 'pocket' | 'jungle'>> = { GPNW: 'pocket', GPLP: 'jungle' }
const SEAMLESS = 'GPTE'
const OWN = 'GPOR'

/** Each provider is a house of its own to the studio: what one holds, another does not see. */
function operatorOf(providerId: string): string {
  if (providerId === OWN) return HOUSE
  return providerId === SEAMLESS ? `${HOUSE}-seamless` : `${HOUSE}-${providerId.toLowerCase()}`
}

/** Ways to all providers. Servers ask by number: not every machine knows names of localhost. */
export function providerAccess(ports: { studio: number; sandbox: number }): ProviderAccess[] {
  return studios.map(({ id }) => {
    const simulated = SIMULATED[id]
    return {
      providerId: id,
      dialect: simulated ?? 'studio',
      wallet: id === SEAMLESS ? 'seamless' : 'transfer',
      url: simulated
        ? `http://127.0.0.1:${ports.sandbox}/${simulated}`
        : `http://127.0.0.1:${ports.studio}`,
      operator: simulated ? HOUSE : operatorOf(id),
      keyId: KEY_ID,
      secret: newSecret(),
    }
  })
}

/** Sites that players may be led back to. */
export const lobbyOrigins = (edgePort: number): string[] =>
  ['oriel', 'second'].map((host) => `http://${host}.localhost:${edgePort}`)
