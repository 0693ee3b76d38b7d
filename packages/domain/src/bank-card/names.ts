import type { Locale } from '@oriel/core/locale'

/** What comes of comparing the holder of an account with our member. */
export type NameMatch = 'equal' | 'near' | 'other'

/** Where a family name stands before or after the given one, as people like. */
const FREE_ORDER: ReadonlySet<Locale> = new Set(['vi_VN', 'zh_TW', 'zh_CN', 'ko_KR'])

/**
 * Whether two writings name the same person. Capitals, accents and spaces make no difference; one
 * word that only one of them has is for a person to look at, anything more is somebody else.
 */
export function compareNames(own: string, told: string, locale: Locale): NameMatch {
  const [ours, theirs] = [wordsOf(own), wordsOf(told)]
  if (ours.length === 0 || theirs.length === 0) return 'other'
  const isFree = FREE_ORDER.has(locale)
  if (areSame(ours, theirs, isFree)) return 'equal'
  const isNear =
    hasOneLess(ours, theirs, isFree) || hasOneLess(theirs, ours, isFree) || hasGap(ours, theirs)
  return isNear ? 'near' : 'other'
}

/** Banks leave these out, and people write them. */
const UNWRITTEN = /['’.]/gu
/** A sign of a script that stands alone is part of its word; an accent on a Latin letter is not. */
const ACCENTS = /(?<=\p{Script=Latin})\p{M}+/gu
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKC').toUpperCase().normalize('NFD')
  // The stroke of Đ is no accent to Unicode.
  const written = plain.replaceAll(ACCENTS, '').replaceAll('Đ', 'D').replaceAll(UNWRITTEN, '')
  return written.split(BETWEEN_WORDS).filter((word) => word !== '')
}

function areSame(left: readonly string[], right: readonly string[], isFree: boolean): boolean {
  // Some sites keep names without spaces.
  if (left.join('') === right.join('')) return true
  return isFree && left.toSorted().join(' ') === right.toSorted().join(' ')
}

const hasOneLess = (more: readonly string[], less: readonly string[], isFree: boolean): boolean =>
  more.length > 1 && more.some((_, at) => areSame(more.toSpliced(at, 1), less, isFree))

/** A name kept without spaces has no words: what is told leaves one piece of it out. */
function hasGap(ours: readonly string[], theirs: readonly string[]): boolean {
  const [whole = '', ...more] = ours
  if (more.length > 0 || theirs.length < 2 || theirs.join('').length >= whole.length) return false
  return theirs.some((_, at) => {
    const [head, tail] = [theirs.slice(0, at).join(''), theirs.slice(at).join('')]
    return whole.startsWith(head) && whole.endsWith(tail)
  })
}
