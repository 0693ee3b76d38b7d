import type { ProviderAnswer, Applied, TransferAsked } from '@oriel/domain/provider'
import { holds, isDone, isRefused, many, same } from '../check.ts'
import {
  balanceOf,
  newPlayer,
  ONE,
  richPlayer,
  transferOf,
  type PortCase,
  type PortGround,
} from '../ground.ts'

const group = 'replay'
const AT_ONCE = 8
type Run = PortCase['run']
const replay = (what: string, run: Run): PortCase => ({ group, what, needs: 'transfer', run })

/** The same answer again, or "known already": then its status tells the same. */
async function isTheSame(
  { port }: PortGround,
  asked: TransferAsked,
  first: Applied,
  again: ProviderAnswer<Applied, string>,
): Promise<void> {
  if (again.kind === 'done') return same('the answer', again.value, first)
  isRefused('the answer', again, 'duplicate')
  const fate = isDone('its status', await port.transferStatus(asked))
  same('its status', fate, { state: 'applied', ...first })
}

const twice =
  (direction: 'in' | 'out', amount: bigint | 'all', left: bigint): Run =>
  async (ground) => {
    const one = await richPlayer(ground, 10n * ONE)
    const asked = transferOf(ground, one, direction, amount)
    const first = isDone('the first', await ground.port.transfer(asked))
    await isTheSame(ground, asked, first, await ground.port.transfer(asked))
    same('the balance', await balanceOf(ground, one), left)
  }

/** A reference that was used is asked with something else: nothing moves, nobody is told yes. */
const otherwise =
  (change: (asked: TransferAsked, ground: PortGround) => Promise<TransferAsked>): Run =>
  async (ground) => {
    const one = await richPlayer(ground, 10n * ONE)
    const asked = transferOf(ground, one, 'in', 2n * ONE)
    isDone('the first', await ground.port.transfer(asked))
    const other = await change(asked, ground)
    const before = await balanceOf(ground, other.player)
    isRefused('the answer', await ground.port.transfer(other), 'duplicate')
    same('the balance', await balanceOf(ground, other.player), before)
    same('of the first', await balanceOf(ground, one), 12n * ONE)
  }

export const replays: readonly PortCase[] = [
  replay('in, twice: one effect and one answer', twice('in', ONE, 11n * ONE)),
  replay('out, twice: one effect and one answer', twice('out', ONE, 9n * ONE)),
  replay('all, twice: one effect and one answer', twice('out', 'all', 0n)),
  replay('eight at once: one effect', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'in', ONE)
    const answers = await many(AT_ONCE, () => ground.port.transfer(asked))
    const isKnown = answers.every(({ kind }) => kind !== 'unknown')
    holds('somebody heard nothing', isKnown)
    holds(
      'nobody is told yes',
      answers.some(({ kind }) => kind === 'done'),
    )
    same('the balance', await balanceOf(ground, one), ONE)
  }),
  replay(
    'out of the last money by eight references at once: one of them gets it',
    async (ground) => {
      const one = await richPlayer(ground, ONE)
      const answers = await many(AT_ONCE, () =>
        ground.port.transfer(transferOf(ground, one, 'out', ONE)),
      )
      same('how many get it', answers.filter(({ kind }) => kind === 'done').length, 1)
      same('the balance', await balanceOf(ground, one), 0n)
    },
  ),
  replay('what was refused stays refused, also when there is money later', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'out', ONE)
    isRefused('at first', await ground.port.transfer(asked), 'insufficient_funds')
    isDone('in', await ground.port.transfer(transferOf(ground, one, 'in', 5n * ONE)))
    same('later', (await ground.port.transfer(asked)).kind, 'refused')
    same('the balance', await balanceOf(ground, one), 5n * ONE)
  }),
  replay('to nobody stays refused, also when they are known later', async (ground) => {
    const nobody = { ref: ground.newName(), currency: ground.currency }
    const asked = transferOf(ground, nobody, 'in', ONE)
    isRefused('at first', await ground.port.transfer(asked), 'player_unknown')
    isDone('made known', await ground.port.ensurePlayer(nobody))
    same('later', (await ground.port.transfer(asked)).kind, 'refused')
    same('the balance', await balanceOf(ground, nobody), 0n)
  }),
  replay(
    'the same reference with another amount',
    otherwise(async (asked) => ({ ...asked, amount: 3n * ONE })),
  ),
  replay(
    'the same reference the other way',
    otherwise(async (asked) => ({ ...asked, direction: 'out' })),
  ),
  replay(
    'the same reference for another player',
    otherwise(async (asked, ground) => ({ ...asked, player: await newPlayer(ground) })),
  ),
]
