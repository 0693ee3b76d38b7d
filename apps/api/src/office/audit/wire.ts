import type { OfficeEvent, TrailProof } from '@oriel/domain/audit'

type Fields = Record<string, unknown> | null

export const eventWire = (event: OfficeEvent) => ({
  id: event.id,
  at: event.at,
  actor: event.actor,
  role: event.role,
  ip: event.ip,
  permission: event.permission,
  subject_kind: event.subjectKind,
  subject_id: event.subjectId,
  outcome: event.outcome,
  reason: event.reason,
  before: event.before as Fields,
  after: event.after as Fields,
})

export const proofWire = ({ block, leaf, steps, root, holds }: TrailProof) => ({
  block: block === null ? null : String(block),
  leaf,
  steps: steps.map(({ side, hash }) => ({ side, hash: hash.toString('hex') })),
  root,
  holds,
})
