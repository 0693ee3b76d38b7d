import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useStudio } from '../testing/open-studio.ts'

const house = useStudio()

type RoundData = { round: { round_id: string; payout: string | null; view: unknown } }
type Replay = {
  name: string
  currency: string
  frames: { payout: string | null; is_over: boolean; steps: number; view: unknown }[]
}

const play = async (token: string, choice: unknown): Promise<RoundData['round']> => {
  const input = { client_round: randomUUID(), stake: '1', choice }
  const { body } = await house.page('/player/round', token, input)
  return (body.data as RoundData).round
}
const step = (token: string, round_id: string, number: number, taken: unknown) =>
  house.page('/player/step', token, { round_id, number, step: taken })
const watch = async (id: string, query = '') => {
  const answer = await house.door.inject({ method: 'GET', url: `/replay-data/${id}${query}` })
  return { status: answer.statusCode, data: answer.json().data as Replay }
}

test('a settled round is seen again as it was, with nothing of the player in it', async () => {
  const { token, memberRef } = await house.seat('triple-sevens')
  const round = await play(token, {})
  const { status, data } = await watch(round.round_id, '?lang=ja')
  expect(status).toBe(200)
  expect(data).toMatchObject({ name: 'トリプルセブン', currency: 'USD' })
  expect(data.frames).toHaveLength(1)
  expect(data.frames[0]).toMatchObject({ is_over: true, payout: round.payout, view: round.view })
  expect(JSON.stringify(data)).not.toContain(memberRef)
})

test('an open round shows nothing; once it is over, every step of it', async () => {
  const { token } = await house.seat('mines')
  const { round_id } = await play(token, { mines: 1 })
  expect((await watch(round_id)).status).toBe(404)
  const opened = await step(token, round_id, 0, { open: 4 })
  const isHit = (opened.body.data as { round: { is_over: boolean } }).round.is_over
  if (!isHit) {
    expect((await watch(round_id)).status).toBe(404)
    await step(token, round_id, 1, { cashOut: true })
  }
  const { frames } = (await watch(round_id)).data
  expect(frames.map(({ steps }) => steps)).toEqual(isHit ? [0, 1] : [0, 1, 2])
  expect(frames.map(({ is_over }) => is_over)).toEqual(
    frames.map((_, at) => at === frames.length - 1),
  )
  expect(frames.slice(0, -1).every(({ payout }) => payout === null)).toBe(true)
})

test.each(['not-a-number', randomUUID()])('%s is no round', async (id) => {
  expect((await watch(id)).status).toBe(404)
})
