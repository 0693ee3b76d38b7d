import { createHash } from 'node:crypto'
import { createKeys } from '../keys.ts'
import { readRing } from '../ring.ts'

const ID = '00000001'
const bytesOf = (label: string): string => createHash('sha256').update(label).digest('base64')

/** The same in every process: a test may copy a database that another process filled. */
const ring = { newest: ID, roots: { [ID]: bytesOf('test root') }, marks: bytesOf('test marks') }

/** Keys that nothing outlives. */
export const testKeys = createKeys(readRing(JSON.stringify(ring)))
