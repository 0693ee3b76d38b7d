import type { Off } from '@oriel/domain/switch'

export const offWire = (off: Off, account: string) => ({
  switch_id: off.id,
  scope: off.scope,
  key: off.key,
  label: off.label,
  off_since: off.since,
  because: off.because,
  by: off.by,
  look_by: off.lookBy,
  looked_at: off.lookedAt,
  looked_by: off.lookedBy,
  is_mine: off.by === account,
  on_at: off.onAt,
  on_by: off.onBy,
  proposal: off.proposal === null ? null : String(off.proposal),
})
