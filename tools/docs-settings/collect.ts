import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { settingsPage } from './page.ts'
import { mergeShapes, type Declared } from './shapes.ts'

export const PAGE = 'docs/settings.md'

/** Found by name: an app that is added appears on the page without a change here. */
const APPS = 'apps/*/{src,server}/settings.ts'
const OTHERS = [
  ['Commands', 'tools/settings.ts'],
  ['Tests', 'packages/core/src/testing/settings.ts'],
] as const

// An app is never imported, except for its settings: they start nothing.
async function readFile(root: string, title: string, file: string): Promise<Declared> {
  const { href } = pathToFileURL(path.join(root, file))
  return mergeShapes(title, file, (await import(href)) as object)
}

/** What each app declares. */
export async function readApps(root: string): Promise<Declared[]> {
  const apps = globSync(APPS, { cwd: root }).toSorted()
  return Promise.all(apps.map((file) => readFile(root, file.split('/')[1] ?? '', file)))
}

/** The page of all settings below a root, and what is wrong with their declarations. */
export async function collectSettings(
  root: string,
): Promise<{ readonly page: string; readonly problems: string[] }> {
  const processes = await readApps(root)
  const others = await Promise.all(OTHERS.map(([title, file]) => readFile(root, title, file)))
  const tablesOf = (list: readonly Declared[]) => list.map(({ table }) => table)
  return {
    page: settingsPage(tablesOf(processes), tablesOf(others)),
    problems: [...processes, ...others].flatMap(({ problems }) => problems),
  }
}

export async function checkSettings(root: string): Promise<string[]> {
  const { page, problems } = await collectSettings(root)
  const file = path.join(root, PAGE)
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === page
  return isFresh ? problems : [...problems, `${PAGE} is old: run pnpm docs:settings`]
}
