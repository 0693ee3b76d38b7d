import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@oriel/db/database'
import type { ProviderAccess } from '@oriel/dev-world/providers'
import type { Pass } from '@oriel/dev-world/testing/sign-ins'
import type { Keys } from '@oriel/keys/keys'
import type { Member } from '../play/members.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The parts of another version that fill its own database. */
export type OldVersion = {
  readonly root: string
  readonly openDatabase: (options: { url: string; name: string; max?: number }) => Database
  readonly openKeys: (file: string) => Keys
  readonly tellWorld: (database: Database, now: Date, keys: Keys) => Promise<void>
  readonly tellProviders: (
    database: Database,
    providers: readonly ProviderAccess[],
    now: Date,
    keys: Keys,
  ) => Promise<void>
  readonly seatMembers: (
    database: Database,
    keys: Keys,
    port: number,
    count: number,
  ) => Promise<Member[]>
  readonly makeMembers: (
    database: Database,
    keys: Keys,
    accounts: readonly string[],
  ) => Promise<void>
  readonly loginPass: (database: Database, keys: Keys, ip: string, now: Date) => Promise<Pass>
}

/** The commit before the one that brought the newest migration. */
export function lastButOne(): string {
  const args = ['log', '-1', '--format=%H', '--', 'packages/db/migrations']
  const newest = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return `${newest}~1`
}

/** Lays the files of a commit into a folder and installs what they need. */
export async function installOld(commit: string, folder: string): Promise<OldVersion> {
  mkdirSync(folder)
  // An archive leaves nothing behind in .git, which a worktree would.
  execFileSync('sh', ['-c', `git archive "$1" | tar -x -C "$2"`, 'sh', commit, folder], {
    cwd: root,
  })
  const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent']
  execFileSync('pnpm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const load = async (file: string) => (await import(path.join(folder, file))) as OldVersion
  const { openDatabase } = await load('packages/db/src/database.ts')
  const { openKeys } = await load('packages/keys/src/keys.ts')
  const { tellWorld } = await load('packages/dev-world/src/stories.ts')
  const { tellProviders } = await load('packages/dev-world/src/story/provider.ts')
  const { seatMembers } = await load('chaos/play/members.ts')
  const { makeMembers, loginPass } = await load('packages/dev-world/src/testing/sign-ins.ts')
  const telling = { tellWorld, tellProviders, seatMembers, makeMembers, loginPass }
  return { root: folder, openDatabase, openKeys, ...telling }
}
