import { holds, isDone, isRefused, many, same } from '../check.ts'
import { balanceOf, newPlayer, ONE, richPlayer, type PortCase } from '../ground.ts'

const group = 'player'
const AT_ONCE = 8

export const player: readonly PortCase[] = [
  {
    group,
    what: 'made known twice, it is the same one',
    async run(ground) {
      const { port } = ground
      const one = await newPlayer(ground)
      const first = isDone('the first', await port.ensurePlayer(one))
      same('the second', isDone('again', await port.ensurePlayer(one)), first)
    },
  },
  {
    group,
    what: 'made known by eight at once, it is the same one',
    async run(ground) {
      const one = { ref: ground.newName(), currency: ground.currency }
      const answers = await many(AT_ONCE, () => ground.port.ensurePlayer(one))
      const names = new Set(answers.map((answer) => isDone('one of them', answer).extId))
      same('how many there are', names.size, 1)
    },
  },
  {
    group,
    what: 'a new one has nothing, and nothing in play',
    needs: 'transfer',
    async run(ground) {
      const one = await newPlayer(ground)
      const held = isDone('the balance', await ground.port.balance(one))
      same('what they have', held, { balance: 0n, staked: 0n })
    },
  },
  {
    group,
    what: 'the balance of nobody is refused',
    needs: 'transfer',
    async run(ground) {
      const nobody = { ref: ground.newName(), currency: ground.currency }
      isRefused('the answer', await ground.port.balance(nobody), 'player_unknown')
    },
  },
  {
    group,
    what: 'money of one currency is not there in another',
    needs: 'transfer',
    async run(ground) {
      const one = await richPlayer(ground, 5n * ONE)
      const other = { ...one, currency: ground.otherCurrency }
      isRefused('before it is known', await ground.port.balance(other), 'player_unknown')
      isDone('made known', await ground.port.ensurePlayer(other))
      same('there', await balanceOf(ground, other), 0n)
      same('here', await balanceOf(ground, one), 5n * ONE)
    },
  },
  {
    group,
    what: 'money of one is not seen by another',
    needs: 'transfer',
    async run(ground) {
      await richPlayer(ground, 5n * ONE)
      same('the other', await balanceOf(ground, await newPlayer(ground)), 0n)
    },
  },
  {
    group,
    what: 'what it says of itself',
    async run({ port }) {
      holds('its step is no amount', port.caps.step > 0n)
    },
  },
]
