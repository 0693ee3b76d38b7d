/** Crockford's signs without Z: 31 is prime, which the check of a code needs. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXY'
const BASE = SIGNS.length
const PREFIX = 'OR'
const FREE_SIGNS = 6
/** The inverse of 7, the weight of the last sign: 7 × 9 = 2 × 31 + 1. */
const INVERSE_OF_LAST = 9
const CODE_SIGNS = FREE_SIGNS + 1

/**
 * The code a member writes into the message of a bank transfer. The last of its seven signs makes
 * the sum of position × value a multiple of 31, so every wrong sign and every swap of two is seen.
 */
export function newMessageCode(draw: (bound: number) => number): string {
  const values = Array.from({ length: FREE_SIGNS }, () => draw(BASE))
  const last = (((-weigh(values) * INVERSE_OF_LAST) % BASE) + BASE) % BASE
  return PREFIX + [...values, last].map((value) => SIGNS[value]).join('')
}

const weigh = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + (index + 1) * value, 0)

const MESSAGE_MAX = 500
const CANDIDATE = /[O0]R([0-9A-Z]{7})/

/** Every code that stands in the message of a transfer, however banks and people have spaced it. */
export function findMessageCodes(message: string): string[] {
  const text = message.slice(0, MESSAGE_MAX).replaceAll(/[\s-]/g, '').toUpperCase()
  const found = new Set<string>()
  for (let start = 0; start + PREFIX.length + CODE_SIGNS <= text.length; start += 1) {
    const candidate = text.slice(start, start + PREFIX.length + CODE_SIGNS)
    const signs = CANDIDATE.exec(candidate)?.[1]?.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
    if (signs !== undefined && isRight(signs)) found.add(PREFIX + signs)
  }
  return [...found]
}

function isRight(signs: string): boolean {
  const values = Array.from(signs, (sign) => SIGNS.indexOf(sign))
  return !values.includes(-1) && weigh(values) % BASE === 0
}

/** Codes that differ in one sign from what was written: what a payer may have meant. */
export function nearMessageCodes(message: string): string[] {
  const text = message.slice(0, MESSAGE_MAX).replaceAll(/[\s-]/g, '').toUpperCase()
  const near = new Set<string>()
  for (const [, signs = ''] of text.matchAll(/(?=[O0]R([0-9A-Z]{7}))/g)) {
    const written = signs.replaceAll('O', '0').replaceAll(/[IL]/g, '1')
    for (let place = 0; place < CODE_SIGNS; place += 1) {
      for (const sign of SIGNS) {
        const code = written.slice(0, place) + sign + written.slice(place + 1)
        if (code !== written && isRight(code)) near.add(PREFIX + code)
      }
    }
  }
  return [...near].slice(0, NEAR_MAX)
}

const NEAR_MAX = 50
