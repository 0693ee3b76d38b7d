import { randomBytes } from 'node:crypto'
import type { PaymentAccess } from './payments.ts'
import { lobbyOrigins, type ProviderAccess } from './providers.ts'

export const SANDBOX_HOST = 'sandbox.localhost'
const CLIENT_ID = 'oriel'
const SECRET_BYTES = 32
/** Sites that may send their members to the sandbox to sign in. */
const SITE_HOSTS = ['oriel.localhost', 'second.localhost']

type Settings = Record<string, string>

/** What the sandbox is told, and the other apps of it. The secret is each world's own. */
export function sandboxSettings(
  port: number,
  edgePort: number,
): { readonly forSandbox: Settings; readonly forApps: Settings } {
  const issuer = `http://${SANDBOX_HOST}:${edgePort}`
  // Servers do not ask for the name: not every machine knows what is below localhost.
  const backUrl = `http://127.0.0.1:${port}`
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return {
    forSandbox: {
      SANDBOX: 'on',
      SANDBOX_URL: issuer,
      SANDBOX_CLIENT_ID: CLIENT_ID,
      SANDBOX_CLIENT_SECRET: secret,
      SANDBOX_REDIRECTS: SITE_HOSTS.map((host) => `http://${host}:${edgePort}/authCallback`).join(),
    },
    forApps: {
      SMS_URL: `${backUrl}/sms/messages`,
      MAIL_URL: `${backUrl}/mail/messages`,
      SCREENING_URL: `${backUrl}/screening`,
      OPENID_ISSUER: issuer,
      OPENID_URL: backUrl,
      OPENID_CLIENT_ID: CLIENT_ID,
      OPENID_CLIENT_SECRET: secret,
    },
  }
}

/** What simulated game providers are told: who may ask them, where they keep their books. */
export const simulatorSettings = (
  accesses: readonly ProviderAccess[],
  edgePort: number,
  folder: string,
): Settings => ({
  SANDBOX_DATA: folder,
  SANDBOX_LOBBIES: lobbyOrigins(edgePort).join(),
  SANDBOX_PROVIDERS: JSON.stringify(
    accesses
      .filter(({ dialect }) => dialect !== 'studio')
      .map(({ dialect, operator, secret }) => ({ name: dialect, operator, secret })),
  ),
})

/** What simulated payment providers are told. Their payers, blocks and faults obey this world. */
export const cashierSettings = (accesses: readonly PaymentAccess[]): Settings => ({
  SANDBOX_FAULTS: 'on',
  SANDBOX_CASHIERS: JSON.stringify(accesses.map(({ cashier }) => cashier)),
})
