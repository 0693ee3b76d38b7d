export { EnvelopeCheck } from './envelope-check.tsx'
export { EnvelopeRow, useEnvelopeGift } from './envelope-row.tsx'
export { askEnvelope } from './envelope-store.ts'
export { RedEnvelope } from './red-envelope.tsx'
