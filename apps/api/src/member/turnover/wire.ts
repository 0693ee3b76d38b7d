import type { DataOf } from '@oriel/contract/endpoint'
import type { turnoverCall, turnoverRoundsCall } from '@oriel/contract/member/turnover'
import type { LineShown, NeedShown } from '@oriel/domain/turnover'

export const needWire = (need: NeedShown): DataOf<typeof turnoverCall>['needs'][number] => ({
  id: need.id,
  name: need.name,
  paid_in: need.base,
  needed: need.needed,
  counted: need.counted,
  waits: need.waits,
  locks: need.locks,
  made_at: need.madeAt,
  ended_at: need.endedAt,
  ended_because: need.endedBecause,
})

export const lineWire = (line: LineShown): DataOf<typeof turnoverRoundsCall>['list'][number] => ({
  provider: line.providerId,
  round_id: line.roundId,
  title: line.title,
  stake: line.stake,
  valid: line.valid,
  counted: line.counted,
  settled_at: line.settledAt,
})
