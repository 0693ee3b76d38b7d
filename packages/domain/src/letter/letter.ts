/** Private mail to members: who has which letter, and how the house sends one. */
export { bulkCommand, publishTemplate, sendCommand } from './command.ts'
export {
  readLetterChanged,
  readLetterMail,
  readLetterSpread,
  type LetterChanged,
  type LetterMail,
} from './fact.ts'
export { nameMembers, type LetterListId, type Named } from './list-draft.ts'
export { sendLetterMail, type MailEnd } from './mail.ts'
export { mayOffer } from './offer.ts'
export {
  findSent,
  listSent,
  listSentTo,
  listTemplates,
  READS_COUNTED_MAX,
  type SentDetail,
  type SentLetter,
} from './office.ts'
export { pruneLetters, readLetterFigures, type LetterFigures } from './prune.ts'
export {
  countLetters,
  destroyLetters,
  listLetters,
  readLetter,
  type LetterCounts,
  type LetterOrder,
  type LetterPage,
  type MemberLetter,
} from './read.ts'
export { letterKinds, LIVE_AUDIENCE_MAX, type LetterId, type LetterKind } from './rules.ts'
export type { LetterText, LetterTexts } from './rules.ts'
export { sendLetter, writeToAudience, writeToList, writeToOne, type Sender } from './send.ts'
export type { Audience } from './store.ts'
export { letterTemplates, templateFields } from './templates.ts'
export type { LetterTemplate, LetterValues } from './templates.ts'
