/** The zeros of the digits that our languages and full-width keyboards write. */
const ZEROS = Array.from('0०০௦๐၀０', (zero) => zero.codePointAt(0) ?? 0)
const DIGITS = 10

/** The digits of a text as 0 to 9, whatever script they are typed in; all else is left out. */
export const digitsOf = (text: string): string =>
  Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    const zero = ZEROS.find((one) => code >= one && code < one + DIGITS)
    return zero === undefined ? '' : String(code - zero)
  }).join('')
