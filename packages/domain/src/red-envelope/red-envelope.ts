export { readBudget, readPromisedShare } from './budget.ts'
export { createClaims, type ClaimAnswer, type Claims } from './claim.ts'
export { openEnvelopeCommand } from './command.ts'
export { readShown, type EnvelopeShown } from './fact.ts'
export { createFairness, type Fairness, type FairnessOf } from './fairness.ts'
export {
  findEnvelope,
  listClaims,
  listEnvelopes,
  readWatch,
  type EnvelopeLine,
  type EnvelopeState,
  type Watch,
} from './office-read.ts'
export { openEnvelope } from './open.ts'
export { rememberEnvelopes, type FindEnvelope } from './remember.ts'
export { createOffers, type Offers, type OwnOffer } from './offer.ts'
export { listOwnClaims, type OwnClaim } from './own.ts'
export { pruneEnvelopes } from './prune.ts'
export { type EnvelopeId, type Opening } from './rules.ts'
export { showOpened } from './show.ts'
