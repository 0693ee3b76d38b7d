import { generateKeyPairSync } from 'node:crypto'
import type { SiteId } from '@oriel/core/id'
import { newSecret } from '@oriel/keys/secret'
import { ORIEL, SECOND } from './cast.ts'

/** How a site is known to one simulated payment provider, and where each finds the other. */
export type PaymentAccess = {
  readonly linkId: string
  readonly siteId: SiteId
  readonly dialect: Dialect
  readonly url: string
  readonly operator: string
  readonly keyId: string
  /** What the house keeps of it. */
  readonly secret: string
  /** What the provider is told. */
  readonly cashier: {
    readonly dialect: Dialect
    readonly name: string
    readonly operator: string
    readonly secret: string
    readonly signer?: string
    readonly hook: string
  }
}
type Dialect = 'bridge' | 'harbor' | 'quarry'

const KEY_ID = 'world'
const LINKS: readonly (readonly [string, Dialect])[] = [
  ['PSBR', 'bridge'],
  ['PSHB', 'harbor'],
  ['PSQY', 'quarry'],
]
/** One link serves one site: the second has links of its own, to providers of its own. */
const SITES = [
  { siteId: ORIEL, operator: 'oriel', idEnd: '', nameEnd: '' },
  { siteId: SECOND, operator: 'oriel-second', idEnd: '_2', nameEnd: '-second' },
] as const

/** Ways to all payment providers, by number: not every machine knows names of localhost. */
export const paymentAccess = (ports: { sandbox: number; gateway: number }): PaymentAccess[] =>
  SITES.flatMap(({ siteId, operator, idEnd, nameEnd }) =>
    LINKS.map(([id, dialect]) => {
      const linkId = `${id}${idEnd}`
      const name = `${dialect}${nameEnd}`
      const url = `http://127.0.0.1:${ports.sandbox}/cashier/${name}`
      const hook = `http://127.0.0.1:${ports.gateway}/ps/${linkId}/hook`
      const { secret, told } = secretsFor(dialect)
      const cashier = { dialect, name, operator, hook, ...told }
      return { linkId, siteId, dialect, url, operator, keyId: KEY_ID, secret, cashier }
    }),
  )

/** Harbor signs its webhooks with a key of its own, of which the house has the public half. */
function secretsFor(dialect: Dialect) {
  const secret = newSecret()
  if (dialect !== 'harbor') return { secret, told: { secret } }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const signer = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const hookKey = publicKey.export({ format: 'jwk' }).x
  return { secret: `${secret}.${hookKey}`, told: { secret, signer } }
}
