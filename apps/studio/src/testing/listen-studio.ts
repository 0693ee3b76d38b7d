import { createPool } from '@oriel/db/pool'
import { studioDatabase } from '@oriel/dev-world/testing/studio-db'
import { testKeys } from '@oriel/keys/testing/test-keys'
import type { FastifyInstance } from 'fastify'
import { createDoor, type DoorOptions } from '../door.ts'
import { addKey, keepOperator } from '../operator/operators.ts'
import type { OperatorSecret } from '@oriel/contract/provider-client'
import type { Studio } from '../studio.ts'

export const LOBBY_URL = 'https://house.example/close'
const POOL_MAX = 20

export type Listening = { readonly base: string; close(): Promise<void> }
export type ListeningStudio = {
  readonly studio: Studio
  readonly keys: readonly [OperatorSecret, OperatorSecret]
  /** Opens the door on a port of its own, as often as it is asked to. */
  listen(prepare?: (app: FastifyInstance, studio: Studio) => void): Promise<Listening>
  close(): Promise<void>
}

/** A studio with a database of its own and the true time, for those who come over the network. */
export async function openListening(): Promise<ListeningStudio> {
  const database = await studioDatabase()
  const pool = createPool({ url: database.url, name: 'test', max: POOL_MAX })
  const opened = { pool, keys: testKeys, build: 'test', now: () => new Date() }
  const studio: Studio = { ...opened, url: 'http://nowhere.invalid' }
  await pool.query('SELECT make_months($1::date, 2)', [studio.now()])
  const { id } = await keepOperator(studio, {
    code: 'house',
    name: 'House',
    wallet: 'transfer',
    callbackUrl: null,
    lobbyOrigins: [new URL(LOBBY_URL).origin],
    paceMs: 0,
  })
  const keyOf = async (keyId: string) => ({
    operator: 'house',
    keyId,
    secret: await addKey(studio, id, keyId),
  })
  return {
    studio,
    keys: [await keyOf('first'), await keyOf('second')],
    listen: (prepare) => listen(opened, prepare),
    async close() {
      await pool.end()
      await database.drop()
    },
  }
}

async function listen(
  opened: Omit<Studio, 'url'>,
  prepare?: (app: FastifyInstance, studio: Studio) => void,
): Promise<Listening> {
  let base = ''
  // Its address is known once it listens, and asked for when somebody launches a game.
  const studio: Studio = Object.defineProperty({ ...opened, url: '' }, 'url', { get: () => base })
  const options: DoorOptions = prepare ? { prepare: (app) => prepare(app, studio) } : {}
  const door = createDoor(studio, undefined, options)
  base = await door.listen({ port: 0, host: '127.0.0.1' })
  return {
    base,
    async close() {
      const closed = door.close()
      // A case that broke has left requests behind; nobody waits for them.
      door.server.closeAllConnections()
      await closed
    },
  }
}
