import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useStudio, type Said } from '../testing/open-studio.ts'
import { checkBooks } from '../wallet/check.ts'

const house = useStudio()
const AT_ONCE = 20

type State = { readonly round_id: string; readonly steps: number; readonly is_over: boolean }
const stateOf = ({ body }: Said) => body.data?.['round'] as State

/** A player with an open board of one mine. */
async function open(): Promise<{ token: string; round_id: string }> {
  const { token } = await house.seat('mines')
  const asked = { client_round: randomUUID(), stake: '0.2', choice: { mines: 1 } }
  const begun = await house.page('/player/round', token, asked)
  return { token, round_id: stateOf(begun).round_id }
}

type Board = Awaited<ReturnType<typeof open>>
const step = ({ token, round_id }: Board, number: number, taken: object) =>
  house.page('/player/step', token, { round_id, number, step: taken })
const atOnce = (board: Board, number: number, taken: (place: number) => object) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, place) => step(board, number, taken(place))))

describe('a step', () => {
  test('taken twenty times at once is taken once, and all are told the same', async () => {
    const board = await open()
    const answers = await atOnce(board, 0, () => ({ open: 3 }))
    expect(new Set(answers.map((answer) => JSON.stringify(stateOf(answer)))).size).toBe(1)
    expect(answers.map(({ body }) => body.ok)).not.toContain(false)
    expect(stateOf(answers[0] as Said).steps).toBe(1)
  })

  test('of twenty different ones at once one is taken, and the others are told so', async () => {
    const board = await open()
    const answers = await atOnce(board, 0, (place) => ({ open: place }))
    expect(answers.filter(({ body }) => body.ok)).toHaveLength(1)
    const reasons = new Set(answers.flatMap(({ body }) => body.reason ?? []))
    expect([...reasons].every((reason) => /^(other_step|round_over)$/.test(reason))).toBe(true)
    const { rows } = await house.studio.pool.query('SELECT steps FROM rounds WHERE id = $1', [
      board.round_id,
    ])
    expect(rows[0].steps).toHaveLength(1)
  })

  test('the last one pays once, and is answered the same for as long as it is asked', async () => {
    let board = await open()
    // One tile in 25 is a mine, and then there is nothing to take.
    while (stateOf(await step(board, 0, { open: 7 })).is_over) board = await open()
    const answers = await atOnce(board, 1, () => ({ cashOut: true }))
    answers.push(await step(board, 1, { cashOut: true }))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(stateOf(answers[0] as Said)).toMatchObject({ is_over: true, payout: '0.2020' })
    expect((await step(board, 2, { open: 8 })).body.reason).toBe('round_over')
    expect(await checkBooks(house.studio)).toEqual([])
  })
})
