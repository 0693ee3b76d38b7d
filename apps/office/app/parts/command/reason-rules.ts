/** As the database checks it. */
export const REASON_MIN = 10
export const REASON_MAX = 500

/** Characters, as the database counts them, without the spaces around. */
export const reasonLength = (text: string): number => Array.from(text.trim()).length

export function reasonProblem(text: string): 'short' | 'long' | null {
  const length = reasonLength(text)
  if (length < REASON_MIN) return 'short'
  return length > REASON_MAX ? 'long' : null
}
