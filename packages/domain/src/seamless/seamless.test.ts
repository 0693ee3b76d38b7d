import { randomUUID } from 'node:crypto'
import { openDatabase } from '@oriel/db/database'
import { stopTransfersIn } from '@oriel/domain/provider'
import { openSeamlessTable, type SeamlessTable } from '@oriel/dev-world/testing/seamless-table'
import { brokenLaws } from '@oriel/ledger/testing/world'
import type { SeamlessSeat } from '@oriel/dev-world/testing/seamless-seats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  authenticate,
  createTeller,
  forgetNonces,
  readMoveState,
  findSettled,
  readSettled,
  readStanding,
  type SeamlessMove,
  type MoveAnswer,
} from './seamless.ts'
import { moveOf, PROVIDER, TITLE, type Saying } from './testing/says.ts'

let table: SeamlessTable
let tell: (move: SeamlessMove) => Promise<MoveAnswer>
beforeAll(async () => {
  table = await openSeamlessTable()
  tell = createTeller(table.database)
})
afterAll(async () => {
  expect(await brokenLaws(table.database)).toEqual([])
  await table.database.drop()
})

const say = (saying: Saying) => tell(moveOf(saying))
const ok = (balance: bigint) => ({ ok: true, value: { balance } })
const no = (reason: string) => ({ ok: false, reason })

/** Everything that can be said of one round with one bet. */
const roundOf = ({ memberRef }: SeamlessSeat, roundId: string = randomUUID()) => {
  const of = { memberRef, roundId }
  const txId = `bet-${roundId}`
  return {
    roundId,
    txId,
    bet: (bet: bigint): Saying => ({ kind: 'bet', ...of, txId, bet }),
    both: (bet: bigint, win: bigint): Saying => ({ kind: 'bet-win', ...of, txId, bet, win }),
    win: (win: bigint): Saying => {
      return { kind: 'win', ...of, txId: `win-${roundId}`, betTxId: txId, win }
    },
    back: (): Saying => ({ kind: 'rollback', ...of, txId: `back-${roundId}`, betTxId: txId }),
    end: (): Saying => ({ kind: 'end-round', ...of }),
  }
}

describe('a bet and its win', () => {
  test('move money between the member and the result with this provider', async () => {
    const seat = await table.seat()
    const before = await table.result()
    const round = roundOf(seat)
    expect(await say(round.bet(30_0000n))).toEqual(ok(70_0000n))
    expect(await say(round.win(45_0000n))).toEqual(ok(115_0000n))
    expect(await table.balance(seat)).toBe(115_0000n)
    expect((await table.result()) - before).toBe(-15_0000n)
    expect(await say(round.end())).toEqual(ok(115_0000n))
  })

  test('give the same answer when repeated, and move nothing', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    await say(round.bet(30_0000n))
    await say(round.win(45_0000n))
    const journals = await table.countJournals()
    expect(await say(round.bet(30_0000n))).toEqual(ok(70_0000n))
    expect(await say(round.win(45_0000n))).toEqual(ok(115_0000n))
    expect(await table.countJournals()).toBe(journals)
  })

  test('are refused when their transaction id was used for something else', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    await say(round.bet(30_0000n))
    const journals = await table.countJournals()
    expect(await say(round.bet(31_0000n))).toEqual(no('duplicate_different'))
    expect(await say({ ...round.win(1_0000n), txId: round.txId })).toEqual(
      no('duplicate_different'),
    )
    expect(await say(round.bet(30_0000n))).toEqual(ok(70_0000n))
    expect(await table.countJournals()).toBe(journals)
  })

  test('in one call post two journals or none', async () => {
    const seat = await table.seat(5_0000n)
    const journals = await table.countJournals()
    // What is won does not pay for the stake.
    const poor = roundOf(seat)
    expect(await say(poor.both(6_0000n, 60_0000n))).toEqual(no('insufficient_funds'))
    expect(await say(roundOf(seat).both(5_0000n, 2_0000n))).toEqual(ok(2_0000n))
    expect(await say(roundOf(seat).both(1_0000n, 0n))).toEqual(ok(1_0000n))
    expect((await table.countJournals()) - journals).toBe(3)
    // Money that came since does not make a bet good that was refused.
    await say(roundOf(seat).both(1_0000n, 20_0000n))
    expect(await say(poor.both(6_0000n, 60_0000n))).toEqual(no('insufficient_funds'))
    expect(await table.balance(seat)).toBe(20_0000n)
  })
})

describe('a rollback', () => {
  test('of a bet returns the stake, once', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    await say(round.bet(30_0000n))
    expect(await say(round.back())).toEqual(ok(100_0000n))
    expect(await say(round.back())).toEqual(ok(100_0000n))
    expect(await say({ ...round.back(), txId: `again-${round.roundId}` })).toEqual(ok(100_0000n))
    expect(await say(round.win(1_0000n))).toEqual(no('bet_unknown'))
    expect(await table.balance(seat)).toBe(100_0000n)
  })

  test('of a bet that never arrived is stored, and the late bet is refused', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    expect(await say(round.back())).toEqual(ok(100_0000n))
    const state = () =>
      readMoveState(table.database.rows, { ...moveOf(round.bet(1n)), txId: round.txId })
    expect(await state()).toEqual({ ok: true, value: { state: 'rolled_back' } })
    expect(await say(round.bet(30_0000n))).toEqual(no('rolled_back'))
    expect(await say(round.bet(30_0000n))).toEqual(no('rolled_back'))
    expect(await say(round.bet(31_0000n))).toEqual(no('duplicate_different'))
    expect(await state()).toEqual({ ok: true, value: { state: 'rolled_back' } })
    expect(await table.balance(seat)).toBe(100_0000n)
  })

  test('of a paid, finished or foreign bet is refused', async () => {
    const [seat, other] = [await table.seat(), await table.seat()]
    const paid = roundOf(seat)
    await say(paid.bet(1_0000n))
    await say(paid.win(2_0000n))
    expect(await say(paid.back())).toEqual(no('round_over'))
    const over = roundOf(seat)
    await say(over.both(1_0000n, 0n))
    expect(await say(over.back())).toEqual(no('round_over'))
    const open = roundOf(seat)
    await say(open.bet(1_0000n))
    const foreign = { ...roundOf(other).back(), betTxId: open.txId }
    expect(await say(foreign)).toEqual(no('duplicate_different'))
    expect(await table.balance(seat)).toBe(99_0000n)
  })
})

describe('after the end of a round', () => {
  test('bets, wins and rollbacks of it are refused', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    await say(round.bet(30_0000n))
    expect(await say(round.end())).toEqual(ok(70_0000n))
    expect(await say(round.win(1_0000n))).toEqual(no('round_over'))
    expect(await say({ ...round.bet(1_0000n), txId: `more-${round.roundId}` })).toEqual(
      no('round_over'),
    )
    expect(await say(round.back())).toEqual(no('round_over'))
    expect(await say(round.end())).toEqual(ok(70_0000n))
  })

  test('the round is announced once, with its stake and payout', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    await say(round.bet(30_0000n))
    await say({ ...round.bet(5_0000n), txId: `more-${round.roundId}` })
    await say(round.win(45_0000n))
    await Promise.all([say(round.end()), say(round.end())])
    const named = (await table.facts('seamless.settled'))
      .map(readSettled)
      .filter(({ roundId }) => roundId === round.roundId)
    const name = { providerId: PROVIDER, roundId: round.roundId, memberId: seat.memberId }
    expect(named).toEqual([name])
    expect(await findSettled(table.database.rows, name)).toMatchObject({
      currency: 'USD',
      title: TITLE,
      stake: 35_0000n,
      payout: 45_0000n,
    })
  })

  test('a round without a stake is not announced, and stays over', async () => {
    const seat = await table.seat()
    const round = roundOf(seat)
    const before = await table.facts('seamless.settled')
    expect(await say(round.end())).toEqual(ok(100_0000n))
    expect(await say(round.bet(1_0000n))).toEqual(no('round_over'))
    expect(await table.facts('seamless.settled')).toEqual(before)
  })
})

describe('refuses bets, and only bets, for', () => {
  const refusals = async (block: (seat: SeamlessSeat) => Promise<unknown>, reason: string) => {
    const seat = await table.seat()
    const [playing, late] = [roundOf(seat), roundOf(seat)]
    await say(playing.bet(10_0000n))
    await say(late.bet(10_0000n))
    await block(seat)
    expect(await say(roundOf(seat).bet(1_0000n))).toEqual(no(reason))
    expect(await say(roundOf(seat).both(1_0000n, 2_0000n))).toEqual(no(reason))
    expect(await say(playing.win(25_0000n))).toEqual(ok(105_0000n))
    expect(await say(late.back())).toEqual(ok(115_0000n))
    expect(await say(playing.end())).toEqual(ok(115_0000n))
  }
  const query = (text: string, values: unknown[]) => table.database.pool.query(text, values)

  test('an account that is closed', async () => {
    await refusals(
      ({ memberId }) => query("UPDATE members SET state = 'frozen' WHERE id = $1", [memberId]),
      'player_blocked',
    )
  })

  test('a play that is over', async () => {
    const end = `UPDATE plays SET state = 'ended', ended_because = 'left', ended_at = now()
      WHERE id = $1`
    await refusals(({ launchId }) => query(end, [launchId]), 'player_blocked')
  })

  test('a game that is closed or unknown', async () => {
    const close = 'UPDATE games SET closed_at = now() WHERE title = $1'
    await refusals(() => query(close, [TITLE]), 'title_blocked')
    await query('UPDATE games SET closed_at = NULL WHERE title = $1', [TITLE])
    const seat = await table.seat()
    const unknown = { ...roundOf(seat).bet(1_0000n), title: 'no-such' }
    expect(await say(unknown)).toEqual(no('title_blocked'))
  })

  test('a provider that is stopped, or in maintenance', async () => {
    const { rows } = table.database
    await refusals(
      () => stopTransfersIn(rows, PROVIDER, 'differences', new Date()),
      'title_blocked',
    )
    await stopTransfersIn(rows, PROVIDER, null, new Date())
    const pause = `INSERT INTO game_maintenances (id, provider_id, starts_at, ends_at)
      VALUES ($1, $2, now() - interval '1 hour', now() + interval '1 hour')`
    await refusals(() => query(pause, [randomUUID(), PROVIDER]), 'title_blocked')
    await query('DELETE FROM game_maintenances', [])
  })
})

test('an unknown member, or another currency, moves nothing', async () => {
  const seat = await table.seat()
  const journals = await table.countJournals()
  const round = roundOf(seat)
  const nobody = { ...round.bet(1_0000n), memberRef: randomUUID().replaceAll('-', '') }
  expect(await say(nobody)).toEqual(no('player_unknown'))
  expect(await say({ ...nobody, memberRef: 'somebody', txId: 'a-name-1' })).toEqual(
    no('player_unknown'),
  )
  const foreign = { ...roundOf(seat).bet(1_0000n), currency: 'VND' } as const
  expect(await say(foreign)).toEqual(no('wrong_currency'))
  expect(await say({ ...roundOf(seat).end(), currency: 'VND' })).toEqual(no('wrong_currency'))
  const elsewhere = { ...roundOf(seat).bet(1_0000n), providerId: 'GPXX' }
  expect(await say(elsewhere)).toEqual(no('player_unknown'))
  // A win in another currency than its bet is no win of it.
  const paid = roundOf(seat)
  await say(paid.bet(1_0000n))
  expect(await say({ ...paid.win(5_0000n), currency: 'VND' })).toEqual(no('wrong_currency'))
  expect(await table.countJournals()).toBe(journals + 1)
  expect(await table.balance(seat)).toBe(99_0000n)
})

test('a move that is committed keeps its answer when no case can be opened beside it', async () => {
  const [seat, other] = [await table.seat(), await table.seat()]
  const owner = openDatabase({ url: table.database.ownerUrl, name: 'test', max: 1 })
  const run = (text: string) => owner.pool.query(text)
  await run('ALTER TABLE provider_cases ADD CONSTRAINT broken CHECK (false) NOT VALID')
  const lost: unknown[] = []
  const telling = createTeller(table.database, { onCaseLost: (error) => void lost.push(error) })
  const together = [roundOf(seat).bet(1_0000n), roundOf(other).win(5_0000n)]
  const answers = await Promise.all(together.map((saying) => telling(moveOf(saying))))
  await run('ALTER TABLE provider_cases DROP CONSTRAINT broken')
  await owner.close()
  expect(answers).toEqual([ok(99_0000n), no('bet_unknown')])
  expect(lost).toHaveLength(1)
})

test('a nonce is accepted once, whatever the call', async () => {
  const seat = await table.seat()
  const move = moveOf(roundOf(seat).bet(1_0000n))
  expect(await tell(move)).toEqual(ok(99_0000n))
  expect(await tell(move)).toEqual(no('replayed'))
  const { rows } = table.database
  const asked = { ...move, nonce: randomUUID() }
  expect(await readStanding(rows, asked)).toEqual(ok(99_0000n))
  expect(await readStanding(rows, asked)).toEqual(no('replayed'))
  // What is too old to be taken is forgotten; what is not stays.
  await forgetNonces(rows)
  expect(await tell(move)).toEqual(no('replayed'))
})

test('a launch authenticates its own member until the play is over', async () => {
  const [seat, other] = [await table.seat(), await table.seat()]
  const { rows, pool } = table.database
  const ask = (launchId: string, memberRef = seat.memberRef, currency: 'USD' | 'VND' = 'USD') =>
    authenticate(rows, {
      providerId: PROVIDER,
      nonce: randomUUID(),
      signedAtMs: Date.now(),
      memberRef,
      currency,
      launchId,
    })
  expect(await ask(seat.launchId)).toEqual(ok(100_0000n))
  expect(await ask(other.launchId)).toEqual(no('token_invalid'))
  expect(await ask('not-a-launch')).toEqual(no('token_invalid'))
  expect(await ask(seat.launchId, seat.memberRef, 'VND')).toEqual(no('player_unknown'))
  expect(await ask(seat.launchId, 'nobody')).toEqual(no('player_unknown'))
  await pool.query("UPDATE members SET state = 'disabled' WHERE id = $1", [seat.memberId])
  expect(await ask(seat.launchId)).toEqual(no('player_blocked'))
  await pool.query(
    "UPDATE plays SET state = 'ended', ended_because = 'left', ended_at = now() WHERE id = $1",
    [other.launchId],
  )
  expect(await ask(other.launchId, other.memberRef)).toEqual(no('token_invalid'))
})

describe('at the same time', () => {
  test('a bet sent twenty times over two pools takes effect once and gets one answer', async () => {
    const seat = await table.seat()
    const second = openDatabase({ url: table.database.url, name: 'second', max: 10 })
    const tellSecond = createTeller(second, { tripsMax: 10, groupMax: 1 })
    const round = roundOf(seat)
    const journals = await table.countJournals()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const saying = moveOf(round.bet(7_0000n))
        return index % 2 === 0 ? tell(saying) : tellSecond(saying)
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer, bigintText)))).toEqual(
      new Set([JSON.stringify(ok(93_0000n), bigintText)]),
    )
    expect((await table.countJournals()) - journals).toBe(1)
    expect(await table.balance(seat)).toBe(93_0000n)
    await second.close()
  })

  test('a concurrent bet and rollback leave the balance unchanged', async () => {
    const second = openDatabase({ url: table.database.url, name: 'second', max: 10 })
    const tellSecond = createTeller(second)
    for (let turn = 0; turn < 20; turn += 1) {
      const seat = await table.seat()
      const round = roundOf(seat)
      const [taken, back] = await Promise.all([
        tell(moveOf(round.bet(7_0000n))),
        tellSecond(moveOf(round.back())),
      ])
      expect([ok(93_0000n), no('rolled_back')]).toContainEqual(taken)
      expect(back).toEqual(ok(100_0000n))
      expect(await table.balance(seat)).toBe(100_0000n)
    }
    await second.close()
  })

  test('members in one batch each get their own answer, and one wallet event each', async () => {
    const seats = await table.seats(40, 10_0000n)
    const groups: number[] = []
    const batched = createTeller(table.database, { onGroup: (size) => groups.push(size) })
    const before = await table.facts('wallet.changed')
    const answers = await Promise.all(
      seats.map((seat, index) =>
        batched(moveOf(roundOf(seat).bet(index % 4 === 0 ? 11_0000n : 1_0000n))),
      ),
    )
    expect(answers).toEqual(
      seats.map((_, index) => (index % 4 === 0 ? no('insufficient_funds') : ok(9_0000n))),
    )
    expect(groups).toEqual([40])
    const told = (await table.facts('wallet.changed')).slice(before.length)
    expect(told).toHaveLength(30)
    expect(told[0]).toEqual({
      site_id: table.siteId,
      member_id: seats[1]?.memberId,
      currency: 'USD',
    })
  })

  test('moves of one member keep their order and never overdraw', async () => {
    const seat = await table.seat(5_0000n)
    const rounds = Array.from({ length: 12 }, () => roundOf(seat))
    const answers = await Promise.all(rounds.map((round) => say(round.bet(1_0000n))))
    expect(answers.map((answer) => answer.ok)).toEqual(rounds.map((_, index) => index < 5))
    expect(await table.balance(seat)).toBe(0n)
  })
})

const bigintText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
