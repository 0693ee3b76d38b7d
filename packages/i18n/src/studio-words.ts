/** Words that only the pages of the studio say: no other page loads them. */
export const STUDIO_WORDS: ReadonlySet<string> = new Set([
  'studio',
  'fairness',
  'slot',
  'baccarat',
  'comet',
  'derby',
  'dice',
  'dragon-tiger',
  'draw',
  'esport',
  'fast-3',
  'fast-5d',
  'gasing',
  'hi-lo',
  'jacks',
  'keno',
  'limbo',
  'mines',
  'plinko',
  'quick',
  'reels',
  'sic-bo',
  'sportsbook',
  'table',
  'wheel',
])

/** The word a message belongs to: what stands before its first dot. */
export const wordOf = (id: string): string => id.slice(0, id.indexOf('.'))
