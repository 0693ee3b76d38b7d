const HUNDRED = 100
const WHOLE_DIGITS_MAX = 7
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/
const WRITTEN = new RegExp(`^(\\d{1,${WHOLE_DIGITS_MAX}})(?:[.,](\\d*))?$`)

/** 4850 is 48.50: hundredths as they are typed and read, in Latin digits as all our numbers. */
export const hundredthsText = (count: number): string =>
  `${Math.floor(count / HUNDRED)}.${String(count % HUNDRED).padStart(2, '0')}`

/** 1,234.50× */
export const timesText = (hundredths: number): string => {
  const [whole = '0', fraction = '00'] = hundredthsText(hundredths).split('.')
  return `${Number(whole).toLocaleString('en-US')}.${fraction}×`
}

/**
 * What somebody typed, in hundredths; null when it is no number. A comma is a decimal one, as many
 * languages write it, unless three digits follow and more could not be meant.
 */
export function readHundredths(text: string): number | null {
  const plain = text.replaceAll(/[\s×%]/g, '')
  const [, whole, fraction = ''] =
    WRITTEN.exec(GROUPED.test(plain) ? plain.replaceAll(',', '') : plain) ?? []
  if (whole === undefined) return null
  return Number(whole) * HUNDRED + Number(fraction.slice(0, 2).padEnd(2, '0'))
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
