import { newId, type SessionId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { bookRounds, pullRounds } from '@oriel/domain/round'
import { GP, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import { makeMember } from '../../examples.ts'
import { grantPlayMoney } from '@oriel/domain/wallet'

/** A member with money, whose games are opened and left as plays leave them, and booked. */
export async function historyWorld(world: RoundWorld, first: Units) {
  const { database, ledger } = world
  const { id: memberId } = await makeMember(database)
  let playId: string | null = null
  const gameOf = async () =>
    database.rows.selectFrom('games').select('id').limit(1).executeTakeFirstOrThrow()
  const steps = {
    memberId,
    open: async (units: Units): Promise<void> => {
      playId = newId()
      await database.rows
        .insertInto('plays')
        .values({
          id: playId,
          site_id: SITE,
          member_id: memberId,
          session_id: newId() as string as SessionId,
          provider_id: GP,
          game_id: (await gameOf()).id,
          currency: 'USD',
          device: 'desktop',
          locale: 'en_US',
          lobby_url: 'https://house.example/close',
          state: 'playing',
        })
        .execute()
      if (units > 0n) await world.bringIn(memberId, units)
    },
    leave: async (): Promise<void> => {
      await world.bringHome(memberId)
      await database.rows
        .updateTable('plays')
        .set({ state: 'ended', ended_because: 'left', ended_at: new Date() })
        .where('id', '=', playId ?? '')
        .execute()
      playId = null
    },
    /** The feed tells of it when somebody reads it. */
    play: (stake: Units, payout: Units): void => {
      world.provider.told.push(world.provider.play(memberId, { stake, payout }))
    },
    book: async (): Promise<void> => {
      await pullRounds(world.house, GP)
      for (const id of await world.fed()) await bookRounds(world.house, id)
    },
    give: async (units: Units): Promise<void> => {
      const grant = { id: newId<'grant'>(), member: { id: memberId, siteId: SITE }, by: 'test' }
      const given = { ...grant, amount: money(units, 'USD') }
      expectDone(await grantPlayMoney({ database, ledger }, given, new Date()))
    },
  }
  await steps.give(first)
  return steps
}
