import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const siteFolder = path.join(root, 'apps/site')
export const buildFolder = path.join(siteFolder, 'build')

const BUILD_MAX_MS = 60_000
const SOURCES = [
  'apps/site/{app,public}/**/*.*',
  'apps/site/*.config.ts',
  'packages/{contract,core,i18n,ui}/src/**/*.*',
]

/** Builds the site unless the build there is younger than everything it is made of. */
export function ensureBuilt(): void {
  const made = path.join(buildFolder, 'server/index.js')
  const time = (file: string) => statSync(file).mtimeMs
  const changed = Math.max(
    ...globSync(SOURCES, { cwd: root }).map((one) => time(path.join(root, one))),
  )
  if (existsSync(made) && time(made) > changed) return
  buildApp(siteFolder, siteFolder)
}

/** Runs the router's build of the app in `folder`, with the command that `home` depends on. */
export function buildApp(folder: string, home: string): void {
  const command = path.join(home, 'node_modules/.bin/react-router')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(command, ['build'], { cwd: folder, env, stdio: 'pipe', timeout: BUILD_MAX_MS })
}
