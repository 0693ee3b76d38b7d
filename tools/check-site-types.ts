import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The site's types need the route types first, which its own build tool writes. */
const site = path.resolve(import.meta.dirname, '../apps/site')
const options = { cwd: site, stdio: 'inherit' } as const

try {
  execFileSync(path.join(site, 'node_modules/.bin/react-router'), ['typegen'], options)
  execFileSync('tsc', ['-p', 'tsconfig.json'], options)
} catch {
  process.exit(1)
}
