import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { say } from './figure.ts'

type Part = { readonly module: string; readonly imports?: readonly string[] }
export type Route = Part & {
  readonly id: string
  readonly parentId?: string
  readonly index?: boolean
  readonly path?: string
}
type Assets = {
  readonly url: string
  readonly entry: Part
  readonly routes: Readonly<Record<string, Route>>
}

/** What the router has built: which files belong to which route, and the files themselves. */
export type Build = { readonly folder: string; readonly assets: Assets }
export type Files = ReadonlySet<string>

export async function readBuild(folder: string): Promise<Build> {
  const built = (await import(path.join(folder, 'server/index.js'))) as { assets: Assets }
  return { folder, assets: built.assets }
}

/** What the router preloads for a page, and whatever those files import. */
export function firstLoadOf(build: Build, page: Route): Files {
  const { url, entry, routes } = build.assets
  const chain: Part[] = [entry]
  for (let at: Route | undefined = page; at; at = routes[at.parentId ?? '']) chain.push(at)
  const files = new Set([
    url,
    ...chain.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ])
  return withImports(build, files)
}

/** Asked for by the first page's own code, later. Other pages are asked for by the router. */
export function lazyOf(build: Build, loaded: Files): Files {
  const files = new Set(
    [...loaded].flatMap((file) => found(build, file, /\bimport\(\s*["'`](\.\/[^"'`]+)/g)),
  )
  return withImports(build, files).difference(loaded)
}

/**
 * The file a page's component stands in: its own, or another that its own only names. That is where
 * the bundler puts it when another page imports it, too.
 */
export function componentFileOf(build: Build, { module }: Route): string {
  const [handedOn] = found(build, module, /export\{[^}]*\bas default\b[^}]*\}from"(\.\/[^"]+)"/g)
  if (handedOn !== undefined) return handedOn
  const [, local = ''] =
    /export\{(?:[^}]*,)?([\w$]+) as default\b/.exec(textOf(build, module)) ?? []
  const name = `(?:[\\w$]+ as )?${RegExp.escape(local)}`
  const imported = `import\\{(?:[^}]*,)?${name}(?:,[^}]*)?\\}from"(\\./[^"]+)"`
  return found(build, module, new RegExp(imported, 'g'))[0] ?? module
}

function withImports(build: Build, files: Set<string>): Set<string> {
  // A set hands on what is added while it is walked, so this follows imports to their end.
  for (const file of files) {
    const imports = found(build, file, /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)
    for (const next of imports) files.add(next)
  }
  return files
}

function found(build: Build, file: string, pattern: RegExp): string[] {
  const matches = [...textOf(build, file).matchAll(pattern)].map(([, name = '']) => name)
  return matches.map((name) => path.posix.join(path.posix.dirname(file), name))
}

const textOf = ({ folder }: Build, file: string): string =>
  readFileSync(path.join(folder, 'client', file), 'utf8')

const sizeOf = (build: Build, file: string): number =>
  gzipSync(textOf(build, file), { level: 9 }).length

/** Compressed, in bytes. */
export const sumOf = (build: Build, files: Files): number =>
  [...files].reduce((total, file) => total + sizeOf(build, file), 0)

export function report(title: string, build: Build, files: Files): void {
  say(`${title}: ${sumOf(build, files)} bytes`)
  const rows = [...files].map((file) => ({ file, size: sizeOf(build, file) }))
  for (const { file, size } of rows.toSorted((left, right) => right.size - left.size)) {
    say(`  ${String(size).padStart(7)}  ${path.basename(file)}`)
  }
}
