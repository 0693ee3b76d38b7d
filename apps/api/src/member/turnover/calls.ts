import { turnoverCall, turnoverRoundsCall } from '@oriel/contract/member/turnover'
import { done } from '@oriel/core/outcome'
import { listLines, listNeeds, readFree } from '@oriel/domain/turnover'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { lineWire, needWire } from './wire.ts'

export const turnoverBindings = (house: Pick<House, 'database' | 'now'>): Binding[] => [
  bind(turnoverCall, async ({ currency, after, count }, { session: { siteId, memberId } }) => {
    const { rows } = house.database
    const whose = { siteId, memberId, currency }
    const { needs, next } = await listNeeds(rows, { ...whose, after: after ?? null, count })
    const { available, locked, owed, free } = await readFree(rows, whose)
    const money = { available, locked, owed, free }
    return done({ read_at: house.now(), currency, ...money, needs: needs.map(needWire), next })
  }),

  bind(turnoverRoundsCall, async ({ need_id: id, after, count }, { session: { memberId } }) => {
    const outcome = await listLines(house.database.rows, {
      memberId,
      id,
      after: after ?? null,
      count,
    })
    if (!outcome.ok) return outcome
    return done({ list: outcome.value.lines.map(lineWire), next: outcome.value.next })
  }),
]
