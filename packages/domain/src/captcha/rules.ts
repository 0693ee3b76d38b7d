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

/** A few seconds for an old phone. The limit per address, not the work, stops whoever has many. */
export const WORK_MAX_NUMBER = 100_000
const SALT_BYTES = 16

export function drawWork(dice: Dice): { work: CaptchaWork; number: string } {
  const number = String(dice(WORK_MAX_NUMBER + 1))
  const salt = Buffer.from(Array.from({ length: SALT_BYTES }, () => dice(256))).toString('hex')
  const challenge = hashWork(salt, number)
  return { work: { algorithm: 'SHA-256', salt, challenge, maxNumber: WORK_MAX_NUMBER }, number }
}

export const hashWork = (salt: string, number: string): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

/**
 * How people write it: in small letters, with a space in between, with the full-width letters of an
 * East Asian keyboard.
 */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
