import { setTimeout as wait } from 'node:timers/promises'
import { roundDetailCall, roundFeedCall, ROUNDS_MAX } from '@oriel/contract/provider/round'
import { get, refusal, say } from '../asking.ts'
import type { Case, Group } from '../case.ts'
import { holds, many, same } from '../check.ts'
import { feedEnd, readOn, readUntil, roundsOf, type FedRound } from '../feed.ts'
import type { Ground } from '../ground.ts'
import type { Played } from '../page.ts'
import { balanceOf, richPlayer, sitDown, type Player } from '../players.ts'

const BAD_REQUEST = 400
const PLAYERS = 6
const ROUNDS_EACH = 3
const LOOK_AGAIN_MS = 25
const MONEY = '100'
const MONEY_UNITS = 1_000_000n

const idsOf = (rounds: readonly FedRound[]): string[] => rounds.map(({ round_id }) => round_id)

/** Rounds of a player of their own, one after another. */
async function playSome(
  ground: Ground,
  count: number,
): Promise<{ player: Player; played: Played[] }> {
  const player = await richPlayer(ground, MONEY)
  const seat = await sitDown(ground, player)
  const played: Played[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const round = await seat.play()
    holds('there is no round', round !== null)
    played.push(round)
  }
  return { player, played }
}

const told: readonly Case[] = [
  {
    what: 'a round is told once, as it was played',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const { player, played } = await playSome(ground, 1)
      const [round] = played
      holds('there is no round', round !== undefined)
      const mine = roundsOf(await readUntil(ground, from, [round.roundId]), player)
      same('how often it is told', mine.length, 1)
      const { started_at, settled_at, ...facts } = mine[0] as FedRound
      same('what is told', facts, {
        round_id: round.roundId,
        ...player,
        title: ground.title,
        status: 'settled',
        stake: round.stake,
        payout: round.payout,
      })
      holds('it ends before it begins', Date.parse(settled_at) >= Date.parse(started_at))
    },
  },
  {
    what: 'stakes and payouts sum to what the balance changed by',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const { player, played } = await playSome(ground, ROUNDS_EACH)
      const ids = played.map(({ roundId }) => roundId)
      const mine = roundsOf(await readUntil(ground, from, ids), player)
      same('which rounds are told', idsOf(mine).toSorted(), ids.toSorted())
      const net = mine.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
      same('the balance', await balanceOf(ground, player), MONEY_UNITS + net)
      same('the balance the player saw', played.at(-1)?.balance, MONEY_UNITS + net)
    },
  },
  {
    what: 'read by one, by two and as a whole, it is the same feed without a repetition',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const all = await many(PLAYERS, () => playSome(ground, 1))
      const ids = all.flatMap(({ played }) => played.map(({ roundId }) => roundId))
      const last = (await readUntil(ground, from, ids)).length
      const [whole, byTwo, byOne] = [
        await readOn(ground, from),
        await readOn(ground, from, 2),
        await readOn(ground, from, 1),
      ]
      const wanted = idsOf(whole.rounds).slice(0, last)
      same('read by two', idsOf(byTwo.rounds).slice(0, last), wanted)
      same('read by one', idsOf(byOne.rounds).slice(0, last), wanted)
      same('how many are told twice', wanted.length - new Set(wanted).size, 0)
    },
  },
  {
    what: 'the same cursor gives the same page, however much has been played since',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const { played } = await playSome(ground, 1)
      await readUntil(
        ground,
        from,
        played.map(({ roundId }) => roundId),
      )
      const first = await get(ground, roundFeedCall, { cursor: from, count: 1 })
      const more = await playSome(ground, 1)
      await readUntil(
        ground,
        from,
        more.played.map(({ roundId }) => roundId),
      )
      const again = await get(ground, roundFeedCall, { cursor: from, count: 1 })
      same('the page', { ...again, more: true }, { ...first, more: true })
      same('whether there is more', again.more, true)
    },
  },
  {
    what: 'nothing is added behind a cursor while many play',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const live: string[] = []
      let isOver = false
      const reading = (async () => {
        let cursor = from
        while (!isOver) {
          const read = await readOn(ground, cursor, 3)
          ;({ cursor } = read)
          live.push(...idsOf(read.rounds))
          await wait(LOOK_AGAIN_MS)
        }
        return cursor
      })()
      const all = await many(PLAYERS, () => playSome(ground, 2)).finally(() => (isOver = true))
      const cursor = await reading
      const ids = all.flatMap(({ played }) => played.map(({ roundId }) => roundId))
      const late = ids.filter((id) => !live.includes(id))
      live.push(...idsOf(await readUntil(ground, cursor, late)))
      const later = idsOf((await readOn(ground, from)).rounds)
      same('what was read while they played', live, later.slice(0, live.length))
    },
  },
  {
    what: 'at its end the feed stands still',
    async run(ground) {
      const cursor = await feedEnd(ground)
      const one = await get(ground, roundFeedCall, { cursor, count: ROUNDS_MAX })
      const other = await get(ground, roundFeedCall, { cursor: one.cursor, count: 1 })
      if (one.rounds.length === 0) same('the cursor', one.cursor, cursor)
      holds('there is more behind an empty page', other.rounds.length > 0 || !other.more)
    },
  },
  {
    what: 'cursors and counts that are none are refused',
    async run(ground) {
      const cursor = await feedEnd(ground)
      for (const wrong of [
        { cursor: 'yesterday' },
        { cursor: `${cursor}x` },
        { cursor: null },
        { count: 0 },
        { count: -1 },
        { count: ROUNDS_MAX + 1 },
        { count: 1.5 },
        { count: '5' },
      ]) {
        const { status } = await say(ground, roundFeedCall, { cursor, count: 5, ...wrong })
        same(`the status of ${JSON.stringify(wrong)}`, status, BAD_REQUEST)
      }
    },
  },
]

const detail: readonly Case[] = [
  {
    what: 'a round in detail is the round of the feed',
    needs: 'page',
    async run(ground) {
      const from = await feedEnd(ground)
      const { played } = await playSome(ground, 1)
      const round_id = played[0]?.roundId ?? ''
      const fed = (await readUntil(ground, from, [round_id])).find(
        (one) => one.round_id === round_id,
      )
      const one = await get(ground, roundDetailCall, { round_id })
      same('the round', one.round, fed)
      holds('it names no build', one.build.length > 0)
      holds('its view is empty', one.view !== null && one.view !== undefined)
      for (const url of [one.replay_url, one.fairness_url]) {
        holds(`an address is ${url}`, URL.canParse(url) && /^https?:\/\//.test(url))
      }
      same('asked again', await get(ground, roundDetailCall, { round_id }), one)
    },
  },
  {
    what: 'a demo has no detail for a house',
    needs: 'page',
    async run(ground) {
      const player = await richPlayer(ground, '1')
      const played = await (await sitDown(ground, player, { demo: true })).play()
      holds('there is no round', played !== null)
      const reason = await refusal(ground, roundDetailCall, { round_id: played.roundId })
      same('the reason', reason, 'round_unknown')
    },
  },
  {
    what: 'rounds nobody played are unknown, and names that are none are refused',
    async run(ground) {
      const round_id = crypto.randomUUID()
      same('the reason', await refusal(ground, roundDetailCall, { round_id }), 'round_unknown')
      for (const wrong of ['', 'round', `${round_id}0`, 7, null]) {
        const { status } = await say(ground, roundDetailCall, { round_id: wrong })
        same(`the status of ${JSON.stringify(wrong)}`, status, BAD_REQUEST)
      }
    },
  },
  {
    what: 'a round is told when it is over, and not before',
    needs: 'open-round',
    async run(ground) {
      const from = await feedEnd(ground)
      const player = await richPlayer(ground, MONEY)
      const title = ground.page?.openTitle ?? ''
      const open = await (await sitDown(ground, player, { title })).leaveOpen()
      const { roundId: round_id } = open
      same('its detail', await refusal(ground, roundDetailCall, { round_id }), 'round_unknown')
      same('what is told', roundsOf((await readOn(ground, from)).rounds, player), [])
      same('the balance', await balanceOf(ground, player), MONEY_UNITS - open.stake)
      const { payout, balance } = await open.end()
      const mine = roundsOf(await readUntil(ground, from, [round_id]), player)
      same(
        'what is told then',
        mine.map((one) => [one.stake, one.payout]),
        [[open.stake, payout]],
      )
      same('the balance then', await balanceOf(ground, player), balance)
      same('its detail then', (await get(ground, roundDetailCall, { round_id })).round, mine[0])
    },
  },
]

export const round: Group = { name: 'round', first: 1201, cases: [...told, ...detail] }
