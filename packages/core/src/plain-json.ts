/** No call of ours is nested deeper than a few levels, nor has more than a few dozen keys. */
const DEPTH_MAX = 32
const KEYS_MAX = 1_000

const [QUOTE, COLON, BACKSLASH] = [34, 58, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

/**
 * What strangers send as JSON. Throws where JSON.parse would, and for what it takes in silence: a
 * key said twice, of which each reader believes another one; a key that reaches for prototypes;
 * NUL or half a character in a text, which Postgres does not keep; nesting and keys without end.
 */
export function parsePlainJson(text: string): unknown {
  const written = countWritten(text)
  const value: unknown = JSON.parse(text)
  // A key said twice is written twice and kept once.
  if (countKept(value) !== written) throw new SyntaxError('a key is said twice')
  return value
}

/** Each key is followed by the only kind of colon that stands outside of a text. */
function countWritten(text: string): number {
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfText(text, at)
    else if (sign === COLON) keys += 1
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) depth += 1
    else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1
    if (depth > DEPTH_MAX) throw new SyntaxError('nested too deep')
    if (keys > KEYS_MAX) throw new SyntaxError('too many keys')
  }
  return keys
}

/** Where the text that starts here has its closing quote: the first with no back slash to it. */
function endOfText(text: string, start: number): number {
  let end = start
  for (;;) {
    end = text.indexOf('"', end + 1)
    if (end === -1) return text.length
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return end
  }
}

/** Goes no deeper than what was counted before. */
function countKept(value: unknown): number {
  if (typeof value === 'string') checkText(value)
  if (typeof value !== 'object' || value === null) return 0
  let count = 0
  if (Array.isArray(value)) {
    for (const item of value) count += countKept(item)
    return count
  }
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || (key === 'constructor' && hasPrototype(inner))) {
      throw new SyntaxError('a key reaches for prototypes')
    }
    count += 1 + countKept(inner)
  }
  return count
}

function checkText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) throw new SyntaxError('a text cannot be kept')
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
