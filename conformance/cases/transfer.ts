import { ensurePlayerCall } from '@oriel/contract/provider/play'
import { transferMoneyCall } from '@oriel/contract/provider/wallet'
import { ask, get, readAnswer, refusal } from '../asking.ts'
import type { Case, Group } from '../case.ts'
import { allSame, holds, many, same } from '../check.ts'
import { send } from '../http.ts'
import { balanceOf, move, newPlayer, richPlayer, sitDown, transferOf } from '../players.ts'
import { sign } from '../signing.ts'

const AT_ONCE = 20

const plain: readonly Case[] = [
  {
    what: 'money comes in, and the answer says what is there then',
    async run(ground) {
      const player = await newPlayer(ground)
      const { amount, balance, provider_tx } = await move(ground, player, 'in', '12.3456')
      same('the amount', amount, 123_456n)
      same('the balance of the answer', balance, 123_456n)
      holds('it has no name at the provider', provider_tx.length > 0)
      same('the balance', await balanceOf(ground, player), 123_456n)
    },
  },
  {
    what: 'money goes out, and the rest stays',
    async run(ground) {
      const player = await richPlayer(ground, '10')
      const { amount, balance } = await move(ground, player, 'out', '3.0001')
      same('the amount', amount, 30_001n)
      same('the balance of the answer', balance, 69_999n)
      same('the balance', await balanceOf(ground, player), 69_999n)
    },
  },
  {
    what: 'all goes out, to the last unit',
    async run(ground) {
      const player = await richPlayer(ground, '7.7777')
      const { amount, balance } = await move(ground, player, 'out', 'all')
      same('the amount', amount, 77_777n)
      same('the balance of the answer', balance, 0n)
      same('the balance', await balanceOf(ground, player), 0n)
    },
  },
  {
    what: 'all of nothing is nothing, and is done',
    async run(ground) {
      const player = await newPlayer(ground)
      const { amount, balance } = await move(ground, player, 'out', 'all')
      same('what moved', [amount, balance], [0n, 0n])
    },
  },
  {
    what: '"all" does not come in',
    async run(ground) {
      const player = await richPlayer(ground, '2')
      const asked = transferOf(ground, player, 'in', 'all')
      same('the reason', await refusal(ground, transferMoneyCall, asked), 'amount_not_allowed')
      same('the balance', await balanceOf(ground, player), 20_000n)
    },
  },
  {
    what: 'more than there is does not go out, not by one unit',
    async run(ground) {
      const player = await richPlayer(ground, '5')
      for (const amount of ['5.0001', '6', '5000000']) {
        const asked = transferOf(ground, player, 'out', amount)
        same(
          `the reason of ${amount}`,
          await refusal(ground, transferMoneyCall, asked),
          'insufficient_funds',
        )
      }
      same('the balance', await balanceOf(ground, player), 50_000n)
    },
  },
  {
    what: 'a currency the player does not have moves nothing',
    async run(ground) {
      const player = await richPlayer(ground, '5')
      const other = { ...player, currency: ground.otherCurrency }
      for (const direction of ['in', 'out'] as const) {
        const asked = transferOf(ground, other, direction, '1')
        same('the reason', await refusal(ground, transferMoneyCall, asked), 'player_unknown')
      }
      same('the balance', await balanceOf(ground, player), 50_000n)
    },
  },
]

const again: readonly Case[] = [
  {
    what: 'the same transfer 20 times at once moves once, and has one answer',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'in', '12.5')
      const answers = await many(AT_ONCE, () => get(ground, transferMoneyCall, asked))
      same('the amount', allSame('the answers', answers).amount, 125_000n)
      same('the balance', await balanceOf(ground, player), 125_000n)
    },
  },
  {
    what: 'the way out 20 times at once moves once, and has one answer',
    async run(ground) {
      const player = await richPlayer(ground, '50')
      const asked = transferOf(ground, player, 'out', '1.25')
      const answers = await many(AT_ONCE, () => get(ground, transferMoneyCall, asked))
      same('the amount', allSame('the answers', answers).amount, 12_500n)
      same('the balance', await balanceOf(ground, player), 487_500n)
    },
  },
  {
    what: '"all" 20 times at once takes what was there, once',
    async run(ground) {
      const player = await richPlayer(ground, '9.99')
      const asked = transferOf(ground, player, 'out', 'all')
      const answers = await many(AT_ONCE, () => get(ground, transferMoneyCall, asked))
      same('the amount', allSame('the answers', answers).amount, 99_900n)
      await move(ground, player, 'in', '1')
      same('the answer later', await get(ground, transferMoneyCall, asked), answers[0])
      same('the balance', await balanceOf(ground, player), 10_000n)
    },
  },
  {
    what: 'asked again after others, the answer is what it was, with the balance of that moment',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'in', '2')
      const first = await get(ground, transferMoneyCall, asked)
      await move(ground, player, 'in', '40')
      await move(ground, player, 'out', '1')
      same('the answer', await get(ground, transferMoneyCall, asked), first)
      same('the balance', await balanceOf(ground, player), 410_000n)
    },
  },
  {
    what: 'asked again with its fields in another order, it is the same transfer',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'in', '2')
      const first = await get(ground, transferMoneyCall, asked)
      const turned = Object.fromEntries(Object.entries(asked).toReversed())
      const body = JSON.stringify(turned, null, 1)
      const heard = await send(
        ground.base,
        ground.key,
        sign(ground.key, transferMoneyCall.path, body),
      )
      same('the answer', readAnswer(transferMoneyCall, heard), { ok: true, data: first })
      same('the balance', await balanceOf(ground, player), 20_000n)
    },
  },
  {
    what: 'the same reference for anything else is refused, and moves nothing',
    async run(ground) {
      const player = await newPlayer(ground)
      const other = await richPlayer(ground, '3')
      const asked = transferOf(ground, player, 'in', '5')
      const first = await get(ground, transferMoneyCall, asked)
      for (const changed of [
        { amount: '5.0001' },
        { amount: '0.0001' },
        { direction: 'out' as const },
        { direction: 'out' as const, amount: 'all' },
        { member_ref: other.member_ref },
      ]) {
        const reason = await refusal(ground, transferMoneyCall, { ...asked, ...changed })
        same(`the reason of ${JSON.stringify(changed)}`, reason, 'duplicate_different')
      }
      same('the balance', await balanceOf(ground, player), 50_000n)
      same('the balance of the other', await balanceOf(ground, other), 30_000n)
      same('the first one, asked again', await get(ground, transferMoneyCall, asked), first)
    },
  },
  {
    what: 'one reference, ten amounts at once: one moves, the others are refused',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'in', '1')
      const answers = await many(10, (index) =>
        ask(ground, transferMoneyCall, { ...asked, amount: String(index + 1) }),
      )
      const applied = answers.filter((one) => one.ok)
      same('how many moved', applied.length, 1)
      const reasons = answers.flatMap((one) => (one.ok ? [] : [one.reason]))
      same('the reason', allSame('the reasons', reasons), 'duplicate_different')
      same('the balance', await balanceOf(ground, player), applied[0]?.data.amount)
    },
  },
]

const refused: readonly Case[] = [
  {
    what: 'refused for lack of money stays refused when the money has come',
    async run(ground) {
      const player = await newPlayer(ground)
      const early = transferOf(ground, player, 'out', '5')
      same('the reason', await refusal(ground, transferMoneyCall, early), 'insufficient_funds')
      await move(ground, player, 'in', '100')
      const reasons = await many(AT_ONCE, () => refusal(ground, transferMoneyCall, early))
      same('the reason later', allSame('the reasons', reasons), 'insufficient_funds')
      same('the balance', await balanceOf(ground, player), 1_000_000n)
    },
  },
  {
    what: 'refused for an unknown player stays refused when the player is known',
    async run(ground) {
      const nobody = { member_ref: ground.newName(), currency: ground.currency }
      const early = transferOf(ground, nobody, 'in', '5')
      same('the reason', await refusal(ground, transferMoneyCall, early), 'player_unknown')
      await get(ground, ensurePlayerCall, nobody)
      await move(ground, nobody, 'in', '1')
      same('the reason later', await refusal(ground, transferMoneyCall, early), 'player_unknown')
      same('the balance', await balanceOf(ground, nobody), 10_000n)
    },
  },
  {
    what: 'a refused reference is not free for something else',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'out', '5')
      await refusal(ground, transferMoneyCall, asked)
      const other = { ...asked, direction: 'in' as const }
      same('the reason', await refusal(ground, transferMoneyCall, other), 'duplicate_different')
      same('the balance', await balanceOf(ground, player), 0n)
    },
  },
  {
    what: 'refused while a round was open stays refused when it is over',
    needs: 'open-round',
    async run(ground) {
      const player = await richPlayer(ground, '20')
      const title = ground.page?.openTitle ?? ''
      const open = await (await sitDown(ground, player, { title })).leaveOpen()
      const early = transferOf(ground, player, 'out', 'all')
      same('the reason', await refusal(ground, transferMoneyCall, early), 'in_round')
      const { balance } = await open.end()
      same('the reason later', await refusal(ground, transferMoneyCall, early), 'in_round')
      same('what goes out then', (await move(ground, player, 'out', 'all')).amount, balance)
    },
  },
]

export const transfer: Group = {
  name: 'transfer',
  first: 501,
  cases: [...plain, ...again, ...refused],
}
