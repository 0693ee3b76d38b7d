import { holds, isDone, isRefused, many, same } from '../check.ts'
import {
  addressOf,
  balanceOf,
  launchOf,
  newPlayer,
  ONE,
  richPlayer,
  sitDown,
  transferOf,
  type PortCase,
} from '../ground.ts'

const AT_ONCE = 6
type Run = PortCase['run']
const launch = (what: string, run: Run, needs?: PortCase['needs']): PortCase => ({
  group: 'launch',
  what,
  run,
  ...(needs && { needs }),
})
const kick = (what: string, run: Run, needs?: PortCase['needs']): PortCase => ({
  ...launch(what, run, needs),
  group: 'kick',
})

export const launches: readonly PortCase[] = [
  launch('an address for a browser, good for a while', async (ground) => {
    const one = await newPlayer(ground)
    const { url, expiresAt } = isDone('launch', await ground.port.launch(launchOf(ground, one)))
    holds(`it is ${url}`, /^https?:\/\//.test(url) && URL.canParse(url))
    holds('it is over already', expiresAt.getTime() > Date.now())
  }),
  launch('no two addresses are the same, and none tells who it is for', async (ground) => {
    const one = await newPlayer(ground)
    const urls = await many(AT_ONCE, () => addressOf(ground, one))
    same('how many there are', new Set(urls).size, AT_ONCE)
    same(
      'those that tell',
      urls.filter((url) => url.includes(one.ref)),
      [],
    )
  }),
  launch(
    'an address opens its game once',
    async (ground) => {
      const url = await addressOf(ground, await newPlayer(ground))
      holds('it does not open', (await ground.page?.sit(url)) !== null)
      same('opened again', await ground.page?.sit(url), null)
    },
    'page',
  ),
  launch(
    'the player finds what was brought',
    async (ground) => {
      const seat = await sitDown(ground, await richPlayer(ground, 12n * ONE))
      same('what they have', [seat.balance, seat.isDemo], [12n * ONE, false])
    },
    'page',
  ),
  launch('a title nobody knows', async (ground) => {
    const one = await newPlayer(ground)
    const asked = { ...launchOf(ground, one), title: ground.unknownTitle }
    isRefused('the answer', await ground.port.launch(asked), 'title_unknown')
  }),
  launch('a lobby of somebody else', async (ground) => {
    const one = await newPlayer(ground)
    const asked = { ...launchOf(ground, one), lobbyUrl: 'https://elsewhere.example/close' }
    isRefused('the answer', await ground.port.launch(asked), 'not_allowed')
  }),
  launch('a player nobody knows', async (ground) => {
    const nobody = { ref: ground.newName(), currency: ground.currency }
    isRefused('the answer', await ground.port.launch(launchOf(ground, nobody)), 'player_unknown')
  }),
  launch(
    'a demo has other money, and leaves the player’s alone',
    async (ground) => {
      const one = await richPlayer(ground, 5n * ONE)
      const seat = await sitDown(ground, one, { demo: true })
      same('whether it is a demo', seat.isDemo, true)
      holds('there is nothing to play with', seat.balance > 0n)
      holds('there is no round', (await seat.play()) !== null)
      same('the balance', await balanceOf(ground, one), 5n * ONE)
    },
    'page',
  ),
  kick('who is nowhere is not kicked', async (ground) => {
    const one = await newPlayer(ground)
    same('the answer', isDone('kick', await ground.port.kick(one)), { kicked: false })
  }),
  kick(
    'who plays is kicked, and plays no more',
    async (ground) => {
      const one = await richPlayer(ground, 50n * ONE)
      const seat = await sitDown(ground, one)
      same('the answer', isDone('kick', await ground.port.kick(one)), { kicked: true })
      same('a round then', await seat.play(), null)
      same('kicked again', isDone('kick', await ground.port.kick(one)), { kicked: false })
      same('the balance', await balanceOf(ground, one), 50n * ONE)
    },
    'page',
  ),
  kick('nobody is refused', async (ground) => {
    const nobody = { ref: ground.newName(), currency: ground.currency }
    isRefused('the answer', await ground.port.kick(nobody), 'player_unknown')
  }),
  kick(
    'in a round nothing goes out; when it is over, everything does',
    async (ground) => {
      const one = await richPlayer(ground, 50n * ONE)
      const seat = await sitDown(ground, one, { title: ground.page?.openTitle ?? '' })
      const open = await seat.leaveOpen()
      const held = isDone('the balance', await ground.port.balance(one))
      same('what they have', held, { balance: 50n * ONE - open.stake, staked: open.stake })
      for (const amount of [ONE, 'all'] as const) {
        const answer = await ground.port.transfer(transferOf(ground, one, 'out', amount))
        isRefused(String(amount), answer, 'in_round')
      }
      const { balance } = await open.end()
      const answer = await ground.port.transfer(transferOf(ground, one, 'out', 'all'))
      same('what comes back', isDone('out', answer).amount, balance)
    },
    'open-round',
  ),
]
