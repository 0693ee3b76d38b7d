import { randomUUID } from 'node:crypto'
import { patient } from '@oriel/core/testing/patience'
import { expect, test } from 'vitest'
import { findSolo } from '../games/catalogue.ts'
import { findPlaySession } from '../player/sessions.ts'
import { playRound } from '../round/play.ts'
import type { Studio } from '../studio.ts'
import { useStudio } from '../testing/open-studio.ts'
import { currentSeed, turnSeed } from './seeds.ts'

const house = useStudio()

const isWaiting = async (): Promise<boolean> => {
  const { rowCount } = await house.studio.pool.query(
    "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%seed%'",
  )
  return rowCount === 1
}

test('a seed is not shown to who begins a round with it in the same moment', async () => {
  const { studio } = house
  const { token } = await house.seat('mines')
  const session = await findPlaySession(studio, token)
  const mines = findSolo('mines')
  if (!session || !mines) throw new Error('nobody sits at mines')
  const { id } = await currentSeed(studio, session.player.id)
  // The round is written and not committed yet when the seed is asked for.
  const client = await studio.pool.connect()
  await client.query('BEGIN')
  const slow: Studio = { ...studio, pool: client as unknown as Studio['pool'] }
  const asked = { clientRound: randomUUID(), stake: 1_0000n, choice: { mines: 3 } }
  expect((await playRound(slow, session, mines, asked)).ok).toBe(true)
  const turned = turnSeed(studio, session.player.id, 'mine')
  await expect.poll(isWaiting, { timeout: patient(3_000), interval: 20 }).toBe(true)
  await client.query('COMMIT')
  client.release()
  expect(await turned).toBeNull()
  expect((await currentSeed(studio, session.player.id)).id).toBe(id)
})
