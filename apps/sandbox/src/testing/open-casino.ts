import { createCasinoPage } from '@oriel/providers/testing/casino-page'
import { makePortGround, type PortGround } from '@oriel/providers/testing/ground'
import { portsOf } from '@oriel/providers/testing/open-port'
import { createSandbox } from '../door.ts'
import { client } from './open-sandbox.ts'

export const LOBBY = 'https://house.example'
export const SECRET = 'a secret of this test alone'

export type OpenCasino = {
  readonly base: string
  readonly ground: PortGround
  readonly close: () => Promise<void>
}

/** A simulated provider on a port of its own, and a ground to ask it from. */
export async function openCasino(name: 'pocket' | 'jungle', dataFolder = ''): Promise<OpenCasino> {
  const app = createSandbox({
    now: () => new Date(),
    faultsAllowed: true,
    issuer: 'http://sandbox.localhost',
    client,
    dataFolder,
    lobbies: [LOBBY],
    providers: [{ name, operator: 'oriel', secret: SECRET }],
  })
  const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/${name}`
  const way = { dialect: name, wallet: 'transfer', url: base, operator: 'oriel' } as const
  const ground = makePortGround({
    ...portsOf({ ...way, keyId: 'first', secret: SECRET }),
    currency: 'RMB',
    otherCurrency: 'USD',
    title: 'e_foxfire',
    unknownTitle: 'no title/at all',
    lobbyUrl: `${LOBBY}/close`,
    page: createCasinoPage(base),
  })
  return { base, ground, close: () => app.close() }
}
