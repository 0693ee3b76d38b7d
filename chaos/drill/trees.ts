import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const MEGABYTE = 1024 * 1024

/** What images are made of, one tree per app. */
export const SHIPPED = ['api', 'gateway', 'realtime', 'worker', 'site', 'office', 'studio'] as const
export type Shipped = (typeof SHIPPED)[number]

/** The door of the office is another process of the same tree. */
export const PROCESSES = [...SHIPPED, 'office-api'] as const
export type Process = (typeof PROCESSES)[number]
export const treeOf = (one: Process): Shipped => (one === 'office-api' ? 'api' : one)

export const ENTRIES: Readonly<Record<Process, string>> = {
  api: 'apps/api/src/serve.ts',
  gateway: 'apps/gateway/src/serve.ts',
  realtime: 'apps/realtime/src/serve.ts',
  worker: 'apps/worker/src/work.ts',
  site: 'apps/site/server.ts',
  office: 'apps/office/server.ts',
  'office-api': 'apps/api/src/serve-office.ts',
  studio: 'apps/studio/src/serve.ts',
}

/** Lays the trees with `pnpm tree`, as the Dockerfile does; pages are built first if need be. */
export function layTrees(folder: string): Record<Shipped, string> {
  const isBuilt = ['apps/site/build/server', 'apps/office/build/server', 'apps/studio/build'].every(
    (place) => existsSync(path.join(root, place)),
  )
  if (!isBuilt) execFileSync('pnpm', ['build'], { cwd: root, stdio: 'ignore' })
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const entries = SHIPPED.map((app) => {
    const tree = path.join(folder, app)
    execFileSync('pnpm', ['--silent', 'tree', app, tree], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return [app, tree] as const
  })
  return Object.fromEntries(entries) as Record<Shipped, string>
}

export function megabytesOf(folder: string, ...leftOut: readonly string[]): number {
  const args = ['-sb', ...leftOut.map((name) => `--exclude=${name}`), folder]
  return Number(execFileSync('du', args, { encoding: 'utf8' }).split('\t')[0]) / MEGABYTE
}

export type User = { readonly uid: number; readonly gid: number }

/** Nobody: owns no file of a tree. Null where this process may not become another user. */
export function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: id('-u'), gid: id('-g') }
}

/** Whether that user can change a tree anywhere. */
export function canWrite(tree: string, user: User): boolean {
  const find = ['-L', tree, '-maxdepth', '6', '-writable', '-print', '-quit']
  const found = spawnSync('find', find, { ...user, encoding: 'utf8' })
  return found.stdout.trim() !== ''
}
