import type { Units } from '@oriel/core/money'
import { isDone, isRefused, same } from '../check.ts'
import { balanceOf, newPlayer, ONE, richPlayer, transferOf, type PortCase } from '../ground.ts'

const group = 'transfer'
const LARGE: Units = 1_000_000_000n * ONE

type Run = PortCase['run']
const transfer = (what: string, run: Run, needs: PortCase['needs'] = 'transfer'): PortCase => ({
  group,
  what,
  needs,
  run,
})

export const transfers: readonly PortCase[] = [
  transfer('in moves exactly what it says', async (ground) => {
    const one = await newPlayer(ground)
    const answer = await ground.port.transfer(transferOf(ground, one, 'in', 12n * ONE + 3_400n))
    same('the amount', isDone('in', answer).amount, 123_400n)
    same('the balance', await balanceOf(ground, one), 123_400n)
  }),
  transfer('two that go in are both there', async (ground) => {
    const one = await richPlayer(ground, 2n * ONE)
    isDone('in', await ground.port.transfer(transferOf(ground, one, 'in', 3n * ONE)))
    same('the balance', await balanceOf(ground, one), 5n * ONE)
  }),
  transfer('the smallest amount goes in and out', async (ground) => {
    const { step } = ground.port.caps
    const one = await richPlayer(ground, step)
    same('the balance', await balanceOf(ground, one), step)
    isDone('out', await ground.port.transfer(transferOf(ground, one, 'out', step)))
    same('then', await balanceOf(ground, one), 0n)
  }),
  transfer('a very large amount is exact', async (ground) => {
    const amount = LARGE + ground.port.caps.step
    const one = await richPlayer(ground, amount)
    same('the balance', await balanceOf(ground, one), amount)
    const answer = await ground.port.transfer(transferOf(ground, one, 'out', 'all'))
    same('what comes back', isDone('out', answer).amount, amount)
  }),
  transfer(
    'an amount between two steps is refused, both ways',
    async (ground) => {
      const { step } = ground.port.caps
      const one = await richPlayer(ground, ONE)
      for (const direction of ['in', 'out'] as const) {
        const asked = transferOf(ground, one, direction, step + 1n)
        isRefused(direction, await ground.port.transfer(asked), 'amount_not_allowed')
      }
      same('the balance', await balanceOf(ground, one), ONE)
    },
    'step',
  ),
  transfer('nothing, less than nothing, and all to there are no amounts', async (ground) => {
    const one = await newPlayer(ground)
    for (const amount of [0n, -ONE, 'all'] as const) {
      const answer = await ground.port.transfer(transferOf(ground, one, 'in', amount))
      isRefused(String(amount), answer, 'amount_not_allowed')
    }
    same('the balance', await balanceOf(ground, one), 0n)
  }),
  transfer('to and from nobody is refused', async (ground) => {
    const nobody = { ref: ground.newName(), currency: ground.currency }
    for (const direction of ['in', 'out'] as const) {
      const answer = await ground.port.transfer(transferOf(ground, nobody, direction, ONE))
      isRefused(direction, answer, 'player_unknown')
    }
  }),
  transfer('in a currency they do not have is refused', async (ground) => {
    const one = await richPlayer(ground, ONE)
    const other = { ...one, currency: ground.otherCurrency }
    const answer = await ground.port.transfer(transferOf(ground, other, 'in', ONE))
    isRefused('the answer', answer, 'player_unknown')
    same('the balance', await balanceOf(ground, one), ONE)
  }),
  transfer('out moves exactly what it says', async (ground) => {
    const one = await richPlayer(ground, 10n * ONE)
    const answer = await ground.port.transfer(transferOf(ground, one, 'out', 4n * ONE))
    same('the amount', isDone('out', answer).amount, 4n * ONE)
    same('the balance', await balanceOf(ground, one), 6n * ONE)
  }),
  transfer('out of more than there is is refused, and nothing moves', async (ground) => {
    const one = await richPlayer(ground, ONE)
    const answer = await ground.port.transfer(transferOf(ground, one, 'out', 2n * ONE))
    isRefused('the answer', answer, 'insufficient_funds')
    same('the balance', await balanceOf(ground, one), ONE)
  }),
  transfer('all takes whatever there is, and says how much', async (ground) => {
    const one = await richPlayer(ground, 7n * ONE + 500n)
    const answer = await ground.port.transfer(transferOf(ground, one, 'out', 'all'))
    same('the amount', isDone('out', answer).amount, 70_500n)
    same('the balance', await balanceOf(ground, one), 0n)
  }),
  transfer('all of nothing is nothing, and no refusal', async (ground) => {
    const one = await newPlayer(ground)
    const answer = await ground.port.transfer(transferOf(ground, one, 'out', 'all'))
    same('the amount', isDone('out', answer).amount, 0n)
  }),
  transfer('all of nothing uses its reference up', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'out', 'all')
    isDone('out', await ground.port.transfer(asked))
    isDone('in', await ground.port.transfer(transferOf(ground, one, 'in', ONE)))
    await ground.port.transfer(asked)
    same('the balance', await balanceOf(ground, one), ONE)
  }),
]
