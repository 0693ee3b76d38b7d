import { readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../src')
/** Every page has these already. */
const SHARED = /^(react|react-dom)(\/|$)/

/** What a component adds to a page that has React: its own chunk, and what it loads later. */
async function weigh(name: string): Promise<{ first: number; later: number }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: SOURCES,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(SOURCES, `${name}.tsx`),
        external: SHARED,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in result)) throw new Error(`${name} was not bundled`)
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const bytes = (isEntry: boolean): number =>
    chunks
      .filter((chunk) => chunk.isEntry === isEntry)
      .reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0)
  return { first: bytes(true), later: bytes(false) }
}

/** `node packages/ui/tools/weigh.ts overlay/dialog form/select`: gzip bytes of those, or of all. */
const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => name.slice(0, -'.tsx'.length))
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : all) {
  const { first, later } = await weigh(name)
  const more = later > 0 ? `  and ${later} later` : ''
  process.stdout.write(`${name.padEnd(30)}${String(first).padStart(8)} B gzip${more}\n`)
}
