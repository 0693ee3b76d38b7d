import { newId } from '@oriel/core/id'
import { openDatabase, sqlState } from '@oriel/db/database'
import { expect } from 'vitest'
import { somebody } from '../examples.ts'
import { sealBlock } from '../seal.ts'
import { verifyChain } from '../verify.ts'
import { brokenLaws, type World } from './world.ts'

/** SQLSTATEs of what the database refuses by itself. */
const NOT_ALLOWED = '42501'
const AGAINST_A_CHECK = '23514'
const AGAINST_A_REFERENCE = '23503'

const stateOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => sqlState(error),
  )

/** Asks the function itself, past everything that the code would have checked before. */
async function postRaw(world: World, currencies: string, amounts: string): Promise<string> {
  const { database, ledger } = world
  const { available, house } = somebody()
  const rows = [
    ...(await ledger.rowsOf(database.rows, available)),
    ...(await ledger.rowsOf(database.rows, house)),
  ].slice(0, 2)
  const query = `SELECT ledger_post($1, $2, 'bonus', 'test', '1', $3, $4, $5, NULL)`
  return stateOf(database.pool.query(query, [newId(), newId(), rows, currencies, amounts]))
}

/** An entry is in the currency of its account, also when the journal sums to zero. */
export async function checkCurrency(world: World) {
  expect(await postRaw(world, '{RMB,RMB}', '{5,-5}')).toBe(AGAINST_A_REFERENCE)
  expect(await brokenLaws(world)).toEqual([])
}

/** Money comes from somewhere. */
export async function checkZeroSum(world: World) {
  expect(await postRaw(world, '{USD,USD}', '{5,-4}')).toBe(AGAINST_A_CHECK)
  expect(await brokenLaws(world)).toEqual([])
}

/** What is written stays as it is. */
export async function checkAppendOnly(world: World) {
  const { database, ledger } = world
  await ledger.post(database.rows, somebody().give(newId(), 5n))
  for (const table of ['ledger_journals', 'ledger_entries', 'ledger_keys']) {
    for (const change of [`UPDATE ${table} SET posted_at = posted_at`, `DELETE FROM ${table}`]) {
      const said = { change, state: await stateOf(database.pool.query(change)) }
      expect(said).toEqual({ change, state: NOT_ALLOWED })
    }
  }
}

/** What is sealed while somebody is still writing is what is there when they have ended. */
export async function checkStraggler({ database, ledger, url }: World) {
  const asSealer = url.replace('oriel_app', 'oriel_sealer')
  const sealer = openDatabase({ url: asSealer, name: 'sealer', max: 1 })
  const post = () => ledger.postAlone(somebody().give(newId(), 1n))
  await database.transaction(async (work) => {
    await ledger.post(work, somebody('BRL').give(newId(), 1n))
    await Promise.all([post(), post(), post()])
    await sealBlock(sealer)
  })
  await sealer.close()
  expect((await verifyChain(database.rows)).problems).toEqual([])
}
