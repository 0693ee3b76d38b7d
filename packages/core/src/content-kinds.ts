/** What promotions are sorted into; on the page `all` stands before them. */
export const promotionCategories = ['welcome', 'slots', 'sports', 'live', 'loyalty'] as const
export type PromotionCategory = (typeof promotionCategories)[number]

/** A word on the corner of an offer. */
export const promotionTags = ['new', 'weekly', 'members', 'ending'] as const
export type PromotionTag = (typeof promotionTags)[number]

export const faqCategories = [
  'account',
  'deposit',
  'withdrawal',
  'games',
  'fairness',
  'safer_play',
] as const
export type FaqCategory = (typeof faqCategories)[number]

/** S7.024: where a member's bulletins show. */
export const BULLETIN_HOME = 2
export const BULLETIN_DEPOSIT = 3
export const bulletinLocations = [BULLETIN_HOME, BULLETIN_DEPOSIT] as const
export type BulletinLocation = (typeof bulletinLocations)[number]

/** 0: who closes a bulletin does not see it again until it changes. 1: once in each session. */
export const HIDDEN_UNTIL_CHANGED = 0
export const ONCE_PER_SESSION = 1
export type BulletinFrequency = typeof HIDDEN_UNTIL_CHANGED | typeof ONCE_PER_SESSION
