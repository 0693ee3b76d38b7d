import type { MaintenanceWindow } from '@oriel/domain/games'
import type { KeyAge, LastTurn, ProviderCase, ProviderHall } from '@oriel/domain/provider'
import type { ProviderStanding } from '@oriel/domain/provider'

export const lineWire = (one: ProviderStanding) => ({
  provider_id: one.providerId,
  name: one.name,
  wallet: one.wallet,
  is_off: one.isOff,
  is_away: one.isAway,
  stopped_because: one.stoppedBecause,
  plays: one.plays,
})

export const providerWire = (
  one: ProviderStanding,
  halls: readonly ProviderHall[],
  windows: readonly MaintenanceWindow[],
) => ({
  ...lineWire(one),
  dialect: one.dialect,
  stopped_at: one.stoppedAt,
  halls: halls.map(({ typeId, code }) => ({ type_id: typeId, code })),
  maintenance: windows.map(({ typeId, startsAt, endsAt }) => {
    return { type_id: typeId, starts_at: startsAt, ends_at: endsAt }
  }),
})

export const keyWire = ({ keyId, validFrom, validUntil }: KeyAge) => ({
  key_id: keyId,
  valid_from: validFrom,
  valid_until: validUntil,
})

export const turnWire = (turn: LastTurn | null) =>
  turn && {
    key_id: turn.keyId,
    state: turn.state,
    tries: turn.tries,
    asked_at: turn.askedAt,
  }

export const caseWire = ({ id, kind, subject, openedAt }: ProviderCase) => ({
  case_id: id,
  kind,
  subject,
  opened_at: openedAt,
})
