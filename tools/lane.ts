import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { hashOf, isLane, LANES, readProven, writeProven } from './lane/lanes.ts'
import { readRepository, ROOT } from './tidy/repository.ts'

/**
 * `node tools/lane.ts` tells which lanes changed since they passed; `--proven` prints those that
 * did not, for a shell; `--write <lane>` notes that a lane has passed as it is now.
 */
const FILE = path.join(ROOT, '.ci/proven')

const { values } = parseArgs({
  options: { proven: { type: 'boolean', default: false }, write: { type: 'string' } },
})
const files = readRepository()
const proven = readProven(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
const isProven = (lane: (typeof LANES)[number]) => proven.get(lane) === hashOf(lane, files)

if (values.write !== undefined) {
  if (!isLane(values.write))
    throw new Error(`no such lane: ${values.write}; there are ${LANES.join(', ')}`)
  writeFileSync(FILE, writeProven(proven.set(values.write, hashOf(values.write, files))))
} else if (values.proven) {
  process.stdout.write(`${LANES.filter(isProven).join(' ')}\n`)
} else {
  for (const lane of LANES) {
    process.stdout.write(`${lane} ${isProven(lane) ? 'unchanged since it passed' : 'changed'}\n`)
  }
}
