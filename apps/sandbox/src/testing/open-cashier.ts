import { generateKeyPairSync } from 'node:crypto'
import { makePaymentGround, type PaymentGround } from '@oriel/payments/testing/ground'
import {
  openPaymentPort,
  STRANGER,
  type DialectName,
  type OpenedPayment,
} from '@oriel/payments/testing/open-port'
import { createSandboxPayers } from '@oriel/payments/testing/payers'
import { createSandbox } from '../door.ts'
import { LOBBY } from './open-casino.ts'
import { client } from './open-sandbox.ts'

const SECRET = 'a secret of this test alone'

export type OpenCashier = {
  readonly base: string
  readonly ground: PaymentGround
  readonly way: OpenedPayment
  readonly close: () => Promise<void>
}

export type CashierChange = {
  readonly hook?: string
  readonly now?: () => Date
  readonly dataFolder?: string
}

/** A simulated payment provider on a port of its own, and a ground to ask it from. */
export async function openCashier(
  dialect: DialectName,
  { hook = '', now = () => new Date(), dataFolder = '' }: CashierChange = {},
): Promise<OpenCashier> {
  const { secret, signer, shared } = secretsFor(dialect)
  const setting = { dialect, name: dialect, operator: 'oriel', secret, hook }
  const app = createSandbox({
    now,
    faultsAllowed: true,
    issuer: 'http://sandbox.localhost',
    client,
    dataFolder,
    lobbies: [LOBBY],
    cashiers: [{ ...setting, signer }],
  })
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/cashier/${dialect}`
  const way: OpenedPayment = {
    dialect,
    url: base,
    operator: 'oriel',
    keys: [{ keyId: 'first', secret: shared }],
  }
  const ground = makePaymentGround({
    dialect,
    portOver: (change) => openPaymentPort(way, change),
    strangerPort: () => openPaymentPort({ ...way, keys: [STRANGER] }),
    payers: createSandboxPayers(base),
    returnUrl: `${LOBBY}/user/Deposit`,
  })
  return { base, ground, way, close: () => app.close() }
}

/** What the provider has and what the house has: Harbor signs webhooks with a key of its own. */
function secretsFor(dialect: DialectName) {
  if (dialect !== 'harbor') return { secret: SECRET, signer: undefined, shared: SECRET }
  const pair = generateKeyPairSync('ed25519')
  const signer = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  return {
    secret: SECRET,
    signer,
    shared: `${SECRET}.${pair.publicKey.export({ format: 'jwk' }).x}`,
  }
}
