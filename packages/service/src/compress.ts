import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** After a build: each text file of a folder also as brotli and gzip, as small as it gets. */
const folder = path.resolve(process.argv[2] ?? '')
const TEXT = /\.(js|css|svg|json|txt)$/
/** Below this a packet carries it either way. */
const WORTH_BYTES = 1_024

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  TEXT.test(name),
)
await Promise.all(
  files.map(async (name) => {
    const file = path.join(folder, name)
    const body = readFileSync(file)
    if (body.length < WORTH_BYTES) return
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    writeFileSync(`${file}.br`, await brotli(body, { params }))
    writeFileSync(`${file}.gz`, await zip(body, { level: 9 }))
  }),
)
