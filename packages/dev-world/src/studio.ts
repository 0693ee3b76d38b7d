import { randomBytes } from 'node:crypto'

export const STUDIO_HOST = 'studio.localhost'
const OPERATOR = 'oriel'
const KEY_ID = 'world'
const SECRET_BYTES = 32

type Settings = Record<string, string>

/** How the house is known to the studio, and where it finds it. */
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

/** What the studio is told, and the house of it. The secret they share is each world's own. */
export function studioSettings(
  port: number,
  edgePort: number,
  databaseUrl: string,
  paceMs?: number,
): StudioSettings {
  const access = {
    // Servers do not ask for the name: not every machine knows what is below localhost.
    backUrl: `http://127.0.0.1:${port}`,
    operator: OPERATOR,
    keyId: KEY_ID,
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  }
  const lobbyOrigins = ['oriel', 'second'].map((host) => `http://${host}.localhost:${edgePort}`)
  const house = {
    code: OPERATOR,
    name: 'Oriel',
    wallet: 'transfer',
    lobbyOrigins,
    secret: access.secret,
    ...(paceMs === undefined ? {} : { paceMs }),
  }
  return {
    port,
    access,
    env: {
      STUDIO_DATABASE_URL: databaseUrl,
      STUDIO_URL: `http://${STUDIO_HOST}:${edgePort}`,
      // A house that is there from the first, as a laptop has nobody who would take it in.
      STUDIO_OPERATORS: JSON.stringify([house]),
    },
  }
}
