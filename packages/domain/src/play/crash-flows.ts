import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { followPlay, leavePlay, openHome, type PlayId } from '@oriel/domain/play'
import { driveTransfer, type Driver } from '@oriel/domain/transfer'
import type { Flow } from '../testing/crash.ts'
import { ONE, TWO, type Playhouse } from '../testing/playhouse.ts'

async function begin(house: Playhouse, driver: Driver, providerId: string): Promise<PlayId> {
  const play = expectDone(await house.start({ providerId }))
  await followPlay(driver, play.id)
  return play.id
}

/** Every way in which money moves because of a game. */
export const flows: readonly Flow[] = [
  {
    name: 'a launch',
    before: async () => {},
    run: (house, driver) => begin(house, driver, ONE),
  },
  {
    name: 'a launch with money elsewhere',
    before: (house) => begin(house, house.driver, TWO),
    run: (house, driver) => begin(house, driver, ONE),
  },
  {
    name: 'a leave',
    before: (house) => begin(house, house.driver, ONE),
    run: async (house, driver) => {
      const play = await leavePlay(house.database, house.memberId, null)
      if (play) await followPlay(driver, play.id)
    },
  },
  {
    name: 'a one-key back',
    before: (house) => begin(house, house.driver, ONE),
    run: async (house, driver) => {
      const { siteId, memberId } = house
      const asked = { siteId, memberId, cause: 'back', causeId: newId() } as const
      for (const { transfer } of await openHome(house.database, asked)) {
        await driveTransfer(driver, transfer.id)
      }
    },
  },
]
