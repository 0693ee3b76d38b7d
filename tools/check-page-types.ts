import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The types of pages need the route types first, which their own build tool writes. */
try {
  for (const app of ['site', 'office']) {
    const cwd = path.resolve(import.meta.dirname, '../apps', app)
    const options = { cwd, stdio: 'inherit' } as const
    execFileSync(path.join(cwd, 'node_modules/.bin/react-router'), ['typegen'], options)
    execFileSync('tsc', ['-p', 'tsconfig.json'], options)
  }
} catch {
  process.exit(1)
}
