import { createHash, randomInt } from 'node:crypto'
import { CAPTCHA_CHARACTERS, type CaptchaWork } from '@oriel/core/captcha'

/** A whole number from nothing up to, and not including, `below`. */
export type Dice = (below: number) => number
export const fairDice: Dice = (below) => randomInt(below)

/**
 * No two of these are taken for each other: 0 O D Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, E F, U V Y have
 * one or none left. Five of twenty are 21 bits.
 */
export const CAPTCHA_ALPHABET = '234679ACFHJKMNPRTWXY'

export const drawCode = (dice: Dice): string =>
  Array.from({ length: CAPTCHA_CHARACTERS }, () =>
    CAPTCHA_ALPHABET.charAt(dice(CAPTCHA_ALPHABET.length)),
  ).join('')

/** A second of an old phone on average, if it tries 80,000 numbers in a second. */
export const USUAL_BITS = 17
/** Half a minute of it, a minute at most: a captcha lives for two. */
export const HIGHEST_BITS = 22
/** From so many failures on, so many bits. One bit more is twice the work. */
const WORK_STEPS: readonly (readonly [failures: number, bits: number])[] = [
  [10, HIGHEST_BITS],
  [5, 21],
  [4, 20],
  [3, 19],
  [2, 18],
]

/** The work for who has failed this often, or whose account has. One slip costs nothing. */
export const bitsFor = (failures: number): number =>
  WORK_STEPS.find(([from]) => failures >= from)?.[1] ?? USUAL_BITS

const SALT_BYTES = 16

export function drawWork(dice: Dice, bits: number): { work: CaptchaWork; number: string } {
  const maxNumber = 2 ** bits - 1
  const number = String(dice(maxNumber + 1))
  const salt = Buffer.from(Array.from({ length: SALT_BYTES }, () => dice(256))).toString('hex')
  const challenge = hashWork(salt, number)
  return { work: { algorithm: 'SHA-256', salt, challenge, maxNumber }, number }
}

export const hashWork = (salt: string, number: string): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

/**
 * How people write it: in small letters, with a space in between, with the full-width letters of an
 * East Asian keyboard.
 */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
