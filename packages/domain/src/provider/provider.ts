export { answered, refused, unknown } from './port.ts'
export type {
  ProviderAnswer,
  Applied,
  FedRound,
  LaunchAsked,
  LaunchRefusal,
  Player,
  ProviderCaps,
  ProviderPort,
  Providers,
  RoundDetail,
  RoundPage,
  TransferAsked,
  TransferFate,
  TransferRefusal,
  UnknownCause,
} from './port.ts'
export {
  backoffMs,
  CASE_AFTER_MS,
  follow,
  isUnsure,
  type Errand,
  type Heard,
  type Verdict,
} from './errand.ts'
export { findLink, listLinks, saveLink, stopTransfersIn, type ProviderLink } from './links.ts'
export { findWinMax, listLimits, saveLimit, type Limit } from './limits.ts'
export {
  addProviderKey,
  endProviderKey,
  findProviderKeys,
  openSecret,
  secretStore,
  type ProviderKey,
} from './secrets.ts'
export { claimTurn, endTurn, findLastTurn, keyIdAt, turnKeyCommand } from './turn.ts'
export type { KeyTurn, LastTurn } from './turn.ts'
export {
  CLOCKS_DIFFER,
  findHoldings,
  findIdleHoldings,
  makeKnown,
  memberOfRef,
  noteEmpty,
  noteHolding,
  noteLatePayouts,
  playerOf,
  refOf,
  type Holding,
  type PlayerKey,
} from './players.ts'
export {
  closeCase,
  closeCaseById,
  countCases,
  listCases,
  listOpenCases,
  lockCase,
  openCase,
  pruneCases,
  type CaseKind,
  type ProviderCase,
} from './cases.ts'
export { allowProviderCommand } from './allow.ts'
export {
  listKeyAges,
  listProviderHalls,
  listProviderMoney,
  listStandings,
  readTransferFigures,
  type KeyAge,
  type ProviderHall,
  type ProviderMoney,
  type ProviderStanding,
  type TransferFigures,
} from './standing.ts'
