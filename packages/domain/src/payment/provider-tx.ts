import { createHash } from 'node:crypto'

const PLAIN = /^[A-Za-z0-9_.:-]{1,80}$/

/** A provider's own id as it stands in keys and causes: one that does not fit, by its sha256. */
export const idOf = (told: string): string =>
  PLAIN.test(told) ? told : createHash('sha256').update(told).digest('hex')
