import { ensurePlayerCall, kickPlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { playerBalanceCall, transferMoneyCall } from '@oriel/contract/provider/wallet'
import { ask, get, refusal, say } from '../asking.ts'
import type { Group } from '../case.ts'
import { allSame, holds, many, same } from '../check.ts'
import { balanceOf, launchOf, move, newPlayer, transferOf } from '../players.ts'

const AT_ONCE = 20
const REF_MAX = 64
const BAD_REQUEST = 400

/** Names that are none: too short, too long, or of letters that mean something elsewhere. */
const ODD_REFS = [
  '',
  'r'.repeat(REF_MAX + 1),
  'anna maria',
  "anna'--",
  'anna"',
  '../anna',
  'anna\n',
  'anna\u0000',
  'аnna',
  'anna%00',
  '{anna}',
  7,
  null,
  ['anna'],
] as const

export const player: Group = {
  name: 'player',
  first: 401,
  cases: [
    {
      what: 'a new player has nothing, and nothing staked',
      async run(ground) {
        const held = await get(ground, playerBalanceCall, await newPlayer(ground))
        same('what they hold', held, { balance: 0n, staked: 0n })
      },
    },
    {
      what: 'made known twice, it is the same player with the same money',
      async run(ground) {
        const asked = { member_ref: ground.newName(), currency: ground.currency }
        const first = await get(ground, ensurePlayerCall, asked)
        await move(ground, asked, 'in', '4.2')
        same('the second answer', await get(ground, ensurePlayerCall, asked), first)
        same('the balance', await balanceOf(ground, asked), 42_000n)
      },
    },
    {
      what: 'made known 20 times at once, it is one player',
      async run(ground) {
        const asked = { member_ref: ground.newName(), currency: ground.currency }
        const answers = await many(AT_ONCE, () => get(ground, ensurePlayerCall, asked))
        allSame('the player', answers)
      },
    },
    {
      what: 'the same name in another currency is another player with other money',
      async run(ground) {
        const one = { member_ref: ground.newName(), currency: ground.currency }
        const other = { ...one, currency: ground.otherCurrency }
        const [first, second] = [
          await get(ground, ensurePlayerCall, one),
          await get(ground, ensurePlayerCall, other),
        ]
        holds('both are one player', first.player_id !== second.player_id)
        await move(ground, one, 'in', '5')
        same('the money of the other', await balanceOf(ground, other), 0n)
      },
    },
    {
      what: 'names that differ in their capitals are two players',
      async run(ground) {
        const small = { member_ref: `${ground.newName()}-a`, currency: ground.currency }
        const large = { ...small, member_ref: small.member_ref.toUpperCase() }
        const ids = [
          await get(ground, ensurePlayerCall, small),
          await get(ground, ensurePlayerCall, large),
        ]
        same('how many they are', new Set(ids.map(({ player_id }) => player_id)).size, 2)
      },
    },
    {
      what: 'the longest name that was agreed on is kept whole',
      async run(ground) {
        const start = ground.newName()
        const one = { member_ref: start.padEnd(REF_MAX, 'a'), currency: ground.currency }
        const other = { ...one, member_ref: start.padEnd(REF_MAX - 1, 'a') + 'b' }
        const ids = [
          await get(ground, ensurePlayerCall, one),
          await get(ground, ensurePlayerCall, other),
        ]
        same('how many they are', new Set(ids.map(({ player_id }) => player_id)).size, 2)
      },
    },
    {
      what: 'names that are none are refused',
      async run(ground) {
        for (const member_ref of ODD_REFS) {
          const asked = { member_ref, currency: ground.currency }
          const { status } = await say(ground, ensurePlayerCall, asked)
          same(`the status of ${JSON.stringify(member_ref)}`, status, BAD_REQUEST)
        }
      },
    },
    {
      what: 'currencies nobody knows are refused',
      async run(ground) {
        for (const currency of ['XXX', '', ground.currency.toLowerCase(), null, 840]) {
          const asked = { member_ref: ground.newName(), currency }
          const { status, body } = await say(ground, ensurePlayerCall, asked)
          const isNo = status === BAD_REQUEST || body.includes('currency_unknown')
          holds(`${JSON.stringify(currency)} is answered with ${status} ${body}`, isNo)
        }
      },
    },
    {
      what: 'who was never made known is unknown to every call',
      async run(ground) {
        const nobody = { member_ref: ground.newName(), currency: ground.currency }
        const reasons = [
          await refusal(ground, playerBalanceCall, nobody),
          await refusal(ground, kickPlayerCall, nobody),
          await refusal(ground, transferMoneyCall, transferOf(ground, nobody, 'in', '1')),
          await refusal(ground, transferMoneyCall, transferOf(ground, nobody, 'out', 'all')),
          await refusal(ground, launchGameCall, launchOf(ground, nobody)),
        ]
        same('the reason', allSame('the reasons', reasons), 'player_unknown')
        same('asked again', (await ask(ground, playerBalanceCall, nobody)).ok, false)
      },
    },
  ],
}
