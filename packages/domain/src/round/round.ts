export { bookRounds, recordSettled, type Booked, type Books } from './book.ts'
export { readBroughtHome, readFed, type BatchId } from './fact.ts'
export { makeRoundMonths, pruneRounds } from './months.ts'
export {
  feedRounds,
  pruneFeeds,
  pullAgain,
  pullAll,
  pullRounds,
  type Feeds,
  type Pulled,
} from './pull.ts'
export { sweepSettled } from './unkept.ts'
export { settleTransfer, sweepSuspense, watchSuspense } from './sweep.ts'
export {
  findRound,
  listPlayedProviders,
  listRounds,
  sumRounds,
  type MemberRound,
  type RoundSearch,
  type RoundTotal,
} from './list.ts'
export {
  listPlayedDays,
  sumBookedLater,
  sumPlayed,
  sumStaked,
  type Played,
  type PlayedDay,
} from './played.ts'
export { findRoundsNamed, type NamedRound } from './search.ts'
export { spanOf, type RoundSpan } from './span.ts'
