import { setTimeout as wait } from 'node:timers/promises'
import type { FedRound } from '@oriel/domain/provider'
import { holds, isDone, isRefused, same } from '../check.ts'
import {
  balanceOf,
  newPlayer,
  ONE,
  richPlayer,
  sitDown,
  type PortCase,
  type PortGround,
} from '../ground.ts'

const group = 'round'
const MONEY = 500n * ONE
const PAGE = 200
const PAGES_MAX = 1_000
const TOLD_WITHIN_MS = 15_000
const LOOK_AGAIN_MS = 60
type Run = PortCase['run']
const round = (what: string, run: Run): PortCase => ({ group, what, needs: 'page', run })

async function readOn({ port }: PortGround, from: string, count = PAGE) {
  const rounds: FedRound[] = []
  let cursor = from
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const page = isDone('a page of the feed', await port.rounds({ cursor, count }))
    holds('a page is longer than asked for', page.rounds.length <= count)
    rounds.push(...page.rounds)
    ;({ cursor } = page)
    if (!page.more) return { rounds, cursor }
  }
  throw new Error('the feed has no end')
}

/** Reads until all of these are told: a feed may be a little behind. */
async function readUntil(ground: PortGround, from: string, ids: readonly string[]) {
  const begun = performance.now()
  for (;;) {
    const { rounds } = await readOn(ground, from)
    const told = rounds.map(({ roundId }) => roundId)
    if (ids.every((id) => told.includes(id))) return rounds
    holds('rounds are never told', performance.now() - begun < TOLD_WITHIN_MS)
    await wait(LOOK_AGAIN_MS)
  }
}

async function playSome(ground: PortGround, count: number) {
  const from = (await readOn(ground, '')).cursor
  const player = await richPlayer(ground, MONEY)
  const seat = await sitDown(ground, player)
  const played = []
  for (let turn = 0; turn < count; turn += 1) {
    const one = await seat.play()
    holds('there is no round', one !== null)
    played.push(one)
  }
  const ids = played.map(({ roundId }) => roundId)
  const told = await readUntil(ground, from, ids)
  return {
    from,
    player,
    played,
    ids,
    told,
    mine: told.filter((one) => one.playerRef === player.ref),
  }
}

export const rounds: readonly PortCase[] = [
  round('a round is told once, as it was played', async (ground) => {
    const { mine, player, played } = await playSome(ground, 1)
    same('how often it is told', mine.length, 1)
    const { startedAt, settledAt, ...facts } = mine[0] as FedRound
    same('what is told', facts, {
      roundId: played[0]?.roundId,
      playerRef: player.ref,
      currency: player.currency,
      title: ground.title,
      status: 'settled',
      stake: played[0]?.stake,
      payout: played[0]?.payout,
    })
    holds('it ends before it begins', settledAt.getTime() >= startedAt.getTime())
  }),
  round('stakes and payouts sum to what the balance changed by', async (ground) => {
    const { mine, player, ids } = await playSome(ground, 4)
    same('how many are told', mine.length, ids.length)
    const net = mine.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
    same('the balance', await balanceOf(ground, player), MONEY + net)
  }),
  round('read one by one or as a whole, it is the same feed without a gap', async (ground) => {
    const { from, told } = await playSome(ground, 3)
    const names = (some: readonly FedRound[]) => some.map(({ roundId }) => roundId)
    const byOne = names((await readOn(ground, from, 1)).rounds).slice(0, told.length)
    same('one by one', byOne, names(told))
    same('told twice', byOne.length - new Set(byOne).size, 0)
  }),
  round('the same cursor gives the same page, however much is played since', async (ground) => {
    const { from } = await playSome(ground, 1)
    const first = isDone('at first', await ground.port.rounds({ cursor: from, count: 1 }))
    await playSome(ground, 1)
    const again = isDone('again', await ground.port.rounds({ cursor: from, count: 1 }))
    same('the page', again.rounds, first.rounds)
    same('its cursor', again.cursor, first.cursor)
  }),
  round('at its end the feed stands still, and goes on from there', async (ground) => {
    const end = await readOn(ground, '')
    const { mine } = await playSome(ground, 1)
    const later = await readUntil(
      ground,
      end.cursor,
      mine.map(({ roundId }) => roundId),
    )
    const old = new Set(end.rounds.map(({ roundId }) => roundId))
    same(
      'what is told again',
      later.filter(({ roundId }) => old.has(roundId)),
      [],
    )
  }),
  round('a demo is not told', async (ground) => {
    const from = (await readOn(ground, '')).cursor
    const player = await richPlayer(ground, MONEY)
    const demo = await (await sitDown(ground, player, { demo: true })).play()
    const real = await (await sitDown(ground, player)).play()
    holds('there are no rounds', demo !== null && real !== null)
    const told = await readUntil(ground, from, [real.roundId])
    same(
      'the demo',
      told.filter(({ roundId }) => roundId === demo.roundId),
      [],
    )
  }),
  round('a round in detail is the round of the feed', async (ground) => {
    const { mine, ids, player } = await playSome(ground, 1)
    const asked = { player, roundId: ids[0] ?? '' }
    const detail = isDone('the detail', await ground.port.roundDetail(asked))
    same('the round', detail.round, mine[0])
  }),
  {
    group,
    what: 'players who play at the same time are told apart, also in one round',
    needs: 'open-round',
    async run(ground) {
      const from = (await readOn(ground, '')).cursor
      const title = ground.page?.openTitle ?? ground.title
      const players = [await richPlayer(ground, MONEY), await richPlayer(ground, MONEY)]
      const begun = []
      for (const player of players) {
        begun.push(await (await sitDown(ground, player, { title })).leaveOpen())
      }
      const ended = await Promise.all(begun.map((one) => one.end()))
      const ids = ended.map(({ roundId }) => roundId)
      const told = await readUntil(ground, from, ids)
      for (const [place, player] of players.entries()) {
        const mine = told.filter(({ playerRef }) => playerRef === player.ref)
        const { roundId = '', stake, payout } = ended[place] ?? {}
        same(
          'what is told of one player',
          mine.map((one) => [one.roundId, one.stake, one.payout]),
          [[roundId, stake, payout]],
        )
        const detail = isDone('the detail', await ground.port.roundDetail({ player, roundId }))
        same('whose detail it is', detail.round, mine[0])
      }
    },
  },
  round('the round of another player is refused', async (ground) => {
    const { ids } = await playSome(ground, 1)
    const player = await richPlayer(ground, MONEY)
    const answer = await ground.port.roundDetail({ player, roundId: ids[0] ?? '' })
    isRefused('the answer', answer, 'round_unknown')
  }),
  {
    group,
    what: 'the detail of a round nobody played is refused',
    async run(ground) {
      const player = await newPlayer(ground)
      const roundId = '01890000-0000-7000-8000-000000000000'
      const answer = await ground.port.roundDetail({ player, roundId })
      isRefused('the answer', answer, 'round_unknown')
    },
  },
  {
    group,
    what: 'the feed of nothing new is an empty page',
    async run(ground) {
      const { cursor } = await readOn(ground, '')
      const page = isDone('the page', await ground.port.rounds({ cursor, count: 1 }))
      holds('there is more behind nothing', page.rounds.length > 0 || !page.more)
    },
  },
]
