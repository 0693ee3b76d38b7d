import { createHmac } from 'node:crypto'
import { bitsOf, crashOf } from './rules.ts'

/** How far the flight with this hash goes. A browser asks WebCrypto for the same 32 bytes. */
export const crashPoint = (hash: string, salt: string): number =>
  crashOf(bitsOf(createHmac('sha256', hash).update(salt).digest()))
