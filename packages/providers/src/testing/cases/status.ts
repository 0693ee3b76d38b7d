import { isDone, isRefused, same } from '../check.ts'
import { balanceOf, newPlayer, ONE, richPlayer, transferOf, type PortCase } from '../ground.ts'

const group = 'status'
type Run = PortCase['run']
const status = (what: string, run: Run, needs: PortCase['needs'] = 'transfer'): PortCase => ({
  group,
  what,
  needs,
  run,
})

const applied =
  (direction: 'in' | 'out', amount: bigint | 'all'): Run =>
  async (ground) => {
    const one = await richPlayer(ground, 10n * ONE)
    const asked = transferOf(ground, one, direction, amount)
    const first = isDone('the transfer', await ground.port.transfer(asked))
    const fate = isDone('its status', await ground.port.transferStatus(asked))
    same('its status', fate, { state: 'applied', ...first })
    same('asked again', isDone('again', await ground.port.transferStatus(asked)), fate)
  }

export const statuses: readonly PortCase[] = [
  status('applied, in: with its amount and number', applied('in', ONE)),
  status('applied, out: with its amount and number', applied('out', ONE)),
  status('applied, all: with what it came to', applied('out', 'all')),
  status('refused: and why', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'out', ONE)
    await ground.port.transfer(asked)
    const fate = isDone('its status', await ground.port.transferStatus(asked))
    same('its status', fate, { state: 'refused', reason: 'insufficient_funds' })
  }),
  status('never sent: not found, and asking makes nothing', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'in', ONE)
    const fate = isDone('its status', await ground.port.transferStatus(asked))
    same('its status', fate, { state: 'not_found' })
    isDone('sent then', await ground.port.transfer(asked))
    same('the balance', await balanceOf(ground, one), ONE)
  }),
  status('a status about another amount than was asked for is no answer', async (ground) => {
    const one = await newPlayer(ground)
    const asked = transferOf(ground, one, 'in', ONE)
    isDone('in', await ground.port.transfer(asked))
    const answer = await ground.port.transferStatus({ ...asked, amount: 2n * ONE })
    same('the answer', answer.kind, 'unknown')
  }),
  status(
    'cancelled before it came: it never applies',
    async (ground) => {
      const one = await newPlayer(ground)
      const asked = transferOf(ground, one, 'in', ONE)
      same('cancel', isDone('cancel', await ground.port.cancel(asked)), 'cancelled')
      isRefused('late', await ground.port.transfer(asked), 'cancelled')
      const fate = isDone('its status', await ground.port.transferStatus(asked))
      same('its status', fate, { state: 'cancelled' })
      same('the balance', await balanceOf(ground, one), 0n)
    },
    'cancel',
  ),
  status(
    'cancelled after it was applied: it says so, and the money stays',
    async (ground) => {
      const one = await newPlayer(ground)
      const asked = transferOf(ground, one, 'in', ONE)
      isDone('in', await ground.port.transfer(asked))
      same('cancel', isDone('cancel', await ground.port.cancel(asked)), 'already_applied')
      same('the balance', await balanceOf(ground, one), ONE)
    },
    'cancel',
  ),
  status(
    'cancelled twice: the same',
    async (ground) => {
      const asked = transferOf(ground, await newPlayer(ground), 'in', ONE)
      same('once', isDone('once', await ground.port.cancel(asked)), 'cancelled')
      same('twice', isDone('twice', await ground.port.cancel(asked)), 'cancelled')
    },
    'cancel',
  ),
  status(
    'cancelled after it was refused: nothing moved, so it is cancelled',
    async (ground) => {
      const asked = transferOf(ground, await newPlayer(ground), 'out', ONE)
      isRefused('out', await ground.port.transfer(asked), 'insufficient_funds')
      same('cancel', isDone('cancel', await ground.port.cancel(asked)), 'cancelled')
    },
    'cancel',
  ),
  status(
    'a provider that cannot cancel says so, and nothing changes',
    async (ground) => {
      const one = await newPlayer(ground)
      const asked = transferOf(ground, one, 'in', ONE)
      isRefused('cancel', await ground.port.cancel(asked), 'unsupported')
      isDone('in', await ground.port.transfer(asked))
      isRefused('then', await ground.port.cancel(asked), 'unsupported')
      same('the balance', await balanceOf(ground, one), ONE)
    },
    'no-cancel',
  ),
  status(
    'where money stays in the house, moving it is a bug that is thrown',
    async (ground) => {
      const asked = transferOf(ground, await newPlayer(ground), 'in', ONE)
      const { port } = ground
      const calls: readonly (() => Promise<unknown>)[] = [
        () => port.transfer(asked),
        () => port.transferStatus(asked),
        () => port.cancel(asked),
        () => port.balance(asked.player),
      ]
      for (const call of calls) {
        const thrown = await Promise.resolve()
          .then(call)
          .then(
            () => 'an answer',
            () => 'a bug',
          )
        same('what comes', thrown, 'a bug')
      }
    },
    'seamless',
  ),
]
