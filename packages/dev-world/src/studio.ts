import { lobbyOrigins, type ProviderAccess } from './providers.ts'

export const STUDIO_HOST = 'studio.localhost'

type Settings = Record<string, string>

/** How the house is known to the studio under its first name, and where it finds it. */
export type StudioAccess = {
  readonly backUrl: string
  readonly operator: string
  readonly keyId: string
  readonly secret: string
}
export type StudioSettings = {
  readonly port: number
  readonly access: StudioAccess
  readonly env: Settings
}

export type StudioWanted = {
  readonly port: number
  readonly edgePort: number
  readonly databaseUrl: string
  readonly accesses: readonly ProviderAccess[]
  /** Where the house answers a studio that asks it for money. */
  readonly gatewayUrl: string
  readonly paceMs?: number | undefined
}

/** What the studio is told, and the house of it: one operator for each provider it stands for. */
export function studioSettings(wanted: StudioWanted): StudioSettings {
  const { port, edgePort, databaseUrl, gatewayUrl, paceMs } = wanted
  const own = wanted.accesses.filter(({ dialect }) => dialect === 'studio')
  const [first] = own
  if (!first) throw new Error('the studio stands for nobody')
  const operators = own.map(({ providerId, operator, wallet, secret }) => ({
    code: operator,
    name: `Oriel ${providerId}`,
    wallet,
    ...(wallet === 'seamless' && { callbackUrl: `${gatewayUrl}/gp/${providerId}` }),
    lobbyOrigins: lobbyOrigins(edgePort),
    secret,
    ...(paceMs !== undefined && { paceMs }),
  }))
  return {
    port,
    access: {
      backUrl: first.url,
      operator: first.operator,
      keyId: first.keyId,
      secret: first.secret,
    },
    env: {
      STUDIO_DATABASE_URL: databaseUrl,
      STUDIO_URL: `http://${STUDIO_HOST}:${edgePort}`,
      // Houses that are there from the first, as a laptop has nobody who would take them in.
      STUDIO_OPERATORS: JSON.stringify(operators),
    },
  }
}
