import { randomUUID } from 'node:crypto'
import { parseUnits, type Units } from '@oriel/core/money'
import type { Draw } from '../../fairness/draw.ts'
import type { Said } from '../../testing/open-studio.ts'
import type { Seated, TestSeamless } from './open-seamless.ts'

/** What a page was told of a round: what it pays, or that it never was. */
export type Told = { readonly payout: Units } | { readonly reason: string }

export type Crowd = {
  /** By the page's own name of the round. */
  readonly told: ReadonlyMap<string, Told>
  readonly limbo: (seated: Seated) => Promise<void>
  readonly mines: (seated: Seated) => Promise<void>
  readonly roulette: (seated: Seated, tableRound: string) => Promise<void>
}

/** True so often, of a hundred. */
export const chance = (draw: Draw, percent: number): boolean => draw.below(100) < percent

/** Players who go on, whatever their house does, and keep what they were told. */
export function createCrowd({ page }: TestSeamless, draw: Draw): Crowd {
  const told = new Map<string, Told>()
  const note = (name: string, { data, reason }: Said['body']): void => {
    const round = data?.['round'] as { payout: string | null } | undefined
    const payout = parseUnits(round?.payout ?? '')
    if (payout !== null) told.set(name, { payout })
    if (reason !== undefined && reason !== 'being_checked') told.set(name, { reason })
  }
  /** Now and then somebody asks the same again while nobody knows. */
  const ask = async (path: string, { token }: Seated, input: object, name: string) => {
    for (;;) {
      const { body } = await page(path, token, input)
      note(name, body)
      if (body.reason !== 'being_checked' || chance(draw, 70)) return body
    }
  }
  return {
    told,
    async limbo(seated) {
      const client_round = randomUUID()
      const choice = { target: chance(draw, 50) ? 101 : 300 }
      await ask('/player/round', seated, { client_round, stake: '1', choice }, client_round)
    },
    async mines(seated) {
      const client_round = randomUUID()
      const input = { client_round, stake: '1', choice: { mines: 3 } }
      const { data } = await ask('/player/round', seated, input, client_round)
      const round = data?.['round'] as { round_id: string } | undefined
      if (!round) return
      const step = (number: number, taken: object) =>
        page('/player/step', seated.token, { round_id: round.round_id, number, step: taken })
      const first = await step(0, { open: draw.below(25) })
      note(client_round, first.body)
      const last = await step(1, { cashOut: true })
      if (last.body.ok) note(client_round, last.body)
    },
    async roulette(seated, tableRound) {
      const client_round = randomUUID()
      const choice = { bets: [{ spot: chance(draw, 50) ? 'red' : 'odd', stake: '1' }] }
      const input = { client_round, table_round: tableRound, stake: null, choice }
      await ask('/player/bet', seated, input, client_round)
    },
  }
}
