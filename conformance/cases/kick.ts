import { kickPlayerCall } from '@oriel/contract/provider/play'
import { playerBalanceCall, transferMoneyCall } from '@oriel/contract/provider/wallet'
import { get, refusal } from '../asking.ts'
import type { Group } from '../case.ts'
import { holds, same } from '../check.ts'
import { balanceOf, move, newPlayer, richPlayer, sitDown, transferOf } from '../players.ts'

export const kick: Group = {
  name: 'kick',
  first: 1101,
  cases: [
    {
      what: 'who has nothing open is not kicked',
      async run(ground) {
        const player = await newPlayer(ground)
        same('the answer', await get(ground, kickPlayerCall, player), { kicked: false })
      },
    },
    {
      what: 'who was kicked plays no more, and is kicked once',
      needs: 'page',
      async run(ground) {
        const player = await richPlayer(ground, '20')
        const seat = await sitDown(ground, player)
        same('the answer', await get(ground, kickPlayerCall, player), { kicked: true })
        same('a round', await seat.play(), null)
        same('the answer again', await get(ground, kickPlayerCall, player), { kicked: false })
        same('the balance', await balanceOf(ground, player), 200_000n)
      },
    },
    {
      what: 'after a round and a kick all the money goes home',
      needs: 'page',
      async run(ground) {
        const player = await richPlayer(ground, '20')
        const played = await (await sitDown(ground, player)).play()
        holds('there is no round', played !== null)
        await get(ground, kickPlayerCall, player)
        same('what goes home', (await move(ground, player, 'out', 'all')).amount, played.balance)
        same('the balance', await balanceOf(ground, player), 0n)
      },
    },
    {
      what: 'who was kicked may come back by a new address',
      needs: 'page',
      async run(ground) {
        const player = await richPlayer(ground, '20')
        await sitDown(ground, player)
        await get(ground, kickPlayerCall, player)
        const played = await (await sitDown(ground, player)).play()
        holds('there is no round', played !== null)
      },
    },
    {
      what: 'kicking one player leaves another where they are',
      needs: 'page',
      async run(ground) {
        const [one, other] = [await richPlayer(ground, '20'), await richPlayer(ground, '20')]
        const seat = await sitDown(ground, other)
        await sitDown(ground, one)
        await get(ground, kickPlayerCall, one)
        holds('the other is gone too', (await seat.play()) !== null)
      },
    },
    {
      what: 'a stake stays in its round: it is told as staked, and nothing goes out meanwhile',
      needs: 'open-round',
      async run(ground) {
        const player = await richPlayer(ground, '20')
        const title = ground.page?.openTitle ?? ''
        const open = await (await sitDown(ground, player, { title })).leaveOpen()
        await get(ground, kickPlayerCall, player)
        const held = { balance: 200_000n - open.stake, staked: open.stake }
        same('what they hold', await get(ground, playerBalanceCall, player), held)
        for (const amount of ['all', '0.0001']) {
          const asked = transferOf(ground, player, 'out', amount)
          same('the reason', await refusal(ground, transferMoneyCall, asked), 'in_round')
        }
        same(
          'what comes in',
          (await move(ground, player, 'in', '1')).balance,
          held.balance + 10_000n,
        )
      },
    },
  ],
}
