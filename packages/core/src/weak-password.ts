import { COMMON_PASSWORDS } from './weak-password-list.ts'

type Around = { readonly account: string; readonly siteName: string }

/** Rows of a keyboard, the digits and the alphabet: pieces of them are the first to be tried. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]
const BOTH_WAYS = RUNS.flatMap((run) => [run, Array.from(run).toReversed().join('')])
const RUN_MIN = 3
/** Left after the guessable pieces are taken away; fewer are tried within seconds. */
const REST_MIN = 4
const NAME_MIN = 4
const YEAR = /(?:19|20)[0-9]{2}/g
const UNLIKE = /[^a-z0-9]/g

/**
 * Whether a password is among the first that anybody would try: a common one with digits around it,
 * the account or the site itself, one piece repeated, or little more than runs of keys.
 */
export function isWeakPassword(password: string, { account, siteName }: Around): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const letters = plainLetters(plain)
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(letters)) return true
  const core = plain.replace(/^[\W\d_]+|[\W\d_]+$/g, '')
  if (COMMON_PASSWORDS.has(core) || COMMON_PASSWORDS.has(plainLetters(core))) return true
  if (isRepeated(plain)) return true
  const names = [account, siteName].map((name) => name.toLowerCase().replaceAll(UNLIKE, ''))
  // Names first: a name may hold a year, and would not be found without it.
  let rest = plain
  for (const name of names) if (name.length >= NAME_MIN) rest = rest.replaceAll(name, '')
  rest = rest.replaceAll(YEAR, '')
  return Array.from(withoutRuns(rest)).length < REST_MIN
}

/** One piece, said twice or more: abcabcabc, 11111111. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text)

/** Digits and signs that people write for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}
export const plainLetters = (text: string): string =>
  Array.from(text, (letter) => LOOKALIKES[letter] ?? letter).join('')

function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length;) {
    const length = Math.max(runAt(text, at), sameAt(text, at))
    if (length < RUN_MIN) rest += text.charAt(at)
    at += Math.max(length < RUN_MIN ? 1 : length, 1)
  }
  return rest
}

function runAt(text: string, start: number): number {
  let longest = 0
  for (let end = start + RUN_MIN; end <= text.length; end += 1) {
    const piece = text.slice(start, end)
    if (!BOTH_WAYS.some((run) => run.includes(piece))) break
    longest = end - start
  }
  return longest
}

function sameAt(text: string, start: number): number {
  let end = start
  while (end < text.length && text.charAt(end) === text.charAt(start)) end += 1
  return end - start
}
