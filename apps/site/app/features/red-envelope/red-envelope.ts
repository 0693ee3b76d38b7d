export { EnvelopeCheck } from './envelope-check.tsx'
export { RedEnvelope } from './red-envelope.tsx'
