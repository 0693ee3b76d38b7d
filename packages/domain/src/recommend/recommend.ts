/** Bringing friends: a member's code, the terms, and a share of what friends stake. */
export { checkApplication, type ApplicationReason } from './application.ts'
export { editTermsCommand } from './command.ts'
export { dueMonth, type Month } from './rules.ts'
export { readRecommendFigures, type RecommendFigures } from './months.ts'
export { runNextMonth, runRecommend } from './run.ts'
export { giveWaiting } from './waiting.ts'
export { addTerms, findTerms, listTerms, type Terms, type TermsDraft } from './terms.ts'
export { ensureCode } from './code.ts'
export {
  listAwards,
  listFriends,
  listSiteAwards,
  readSums,
  type Award,
  type AwardSums,
  type Friend,
  type SiteAward,
} from './read.ts'
