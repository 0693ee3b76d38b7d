import { execFileSync } from 'node:child_process'
import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

const BUILD_MAX_MS = 60_000

/** Builds an app unless its build is younger than everything it is made of. Gives the folder. */
export function ensureBuilt(app: 'site' | 'office'): string {
  const folder = path.join(root, 'apps', app)
  const build = path.join(folder, 'build')
  const made = path.join(build, 'server/index.js')
  const sources = [
    `apps/${app}/{app,public}/**/*.*`,
    `apps/${app}/*.config.ts`,
    'packages/{contract,core,i18n,ui,web}/src/**/*.*',
  ]
  const time = (file: string) => statSync(file).mtimeMs
  const changed = Math.max(
    ...globSync(sources, { cwd: root }).map((one) => time(path.join(root, one))),
  )
  if (!existsSync(made) || time(made) <= changed) buildApp(folder, folder)
  return build
}

/** Runs the router's build of the app in `folder`, with the command that `home` depends on. */
export function buildApp(folder: string, home: string): void {
  const command = path.join(home, 'node_modules/.bin/react-router')
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(command, ['build'], { cwd: folder, env, stdio: 'pipe', timeout: BUILD_MAX_MS })
}
