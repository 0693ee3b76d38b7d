import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { closureOf, isShipped } from './tree/closure.ts'

const HELP = `pnpm tree APP FOLDER

  Lays all that APP needs in production into FOLDER: its source, that of the packages it imports, and
  their dependencies without those of development. Build site and studio first.
`
const root = path.resolve(import.meta.dirname, '..')
const ALWAYS = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'LICENSE']
const [app = '', folder = ''] = process.argv.slice(2)

/**
 * `pnpm deploy` would put our packages into node_modules, where Node refuses to run TypeScript.
 * Here they keep their places, and node_modules has links to them.
 */
function layTree(): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already`)
  mkdirSync(folder, { recursive: true })
  for (const file of ALWAYS) cpSync(path.join(root, file), path.join(folder, file))
  for (const place of closureOf(root, `@oriel/${app}`)) {
    const from = path.join(root, place)
    const filter = (file: string) => isShipped(path.relative(from, file))
    cpSync(from, path.join(folder, place), { recursive: true, filter })
  }
  const only = ['--prod', '--frozen-lockfile', '--prefer-offline', '--filter', `@oriel/${app}...`]
  // CI: there is nobody to ask before a folder is replaced.
  execFileSync('pnpm', ['install', ...only, '--reporter=silent'], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

if (app === '' || folder === '') {
  process.stdout.write(HELP)
  process.exitCode = 2
} else layTree()
