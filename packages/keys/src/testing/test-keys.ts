import { createKeys } from '../keys.ts'
import { newRing, readRing } from '../ring.ts'

/** Keys that nothing outlives. */
export const testKeys = createKeys(readRing(newRing()))
