/** From 0, nothing yet, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Bits of guessing from which a password counts as one step stronger. */
const STEPS_BITS = [28, 44, 60] as const
/** A step on from the character before: "abc", "321", "aaa". It adds next to nothing. */
const FOLLOWING_BITS = 1
/** The beginnings of what everybody tries first; each is worth one word of a short list. */
const COMMON = ['password', 'qwerty', 'iloveyou', 'admin', 'welcome', 'letmein', 'dragon', 'abc123']
const COMMON_BITS = 8

const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~ ]/, 33],
  // Letters of all other scripts; a guesser would begin with those of one.
  [/[^ -~]/, 60],
]

/**
 * A hint while one types, no judgement: the server decides, and knows the leaked ones. It counts
 * what a patient guesser needs when runs, repeats and the commonest words cost nothing.
 */
export function strengthOf(password: string): Strength {
  if (password === '') return 0
  const bits = bitsOf(password)
  const passed = STEPS_BITS.filter((step) => bits >= step).length
  return (1 + passed) as Strength
}

function bitsOf(password: string): number {
  const common = COMMON.find((word) => password.toLowerCase().includes(word))
  const rest = common === undefined ? password : password.toLowerCase().replace(common, '')
  const size = KINDS.reduce((sum, [pattern, own]) => sum + (pattern.test(password) ? own : 0), 0)
  const each = Math.log2(Math.max(2, size))
  const codes = Array.from(rest, (letter) => letter.codePointAt(0) ?? 0)
  const seen = new Set<number>()
  const bits = codes.reduce((sum, code, at) => {
    const step = Math.abs(code - (codes[at - 1] ?? -2))
    const isNew = step > 1 && !seen.has(code)
    seen.add(code)
    return sum + (isNew ? each : FOLLOWING_BITS)
  }, 0)
  return bits + (common === undefined ? 0 : COMMON_BITS)
}
