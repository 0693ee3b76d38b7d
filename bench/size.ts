import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { atMost, conclude, say } from './lib/figure.ts'
import { buildFolder, ensureBuilt } from './lib/site-build.ts'

/** `pnpm size`: the JavaScript that the first page loads before anybody touches it, compressed. */
const CEILING_BYTES = 170_000

type Part = { readonly module: string; readonly imports?: readonly string[] }
type Route = Part & { readonly id: string; readonly parentId?: string; readonly index?: boolean }
type Assets = {
  readonly url: string
  readonly entry: Part
  readonly routes: Readonly<Record<string, Route>>
}

ensureBuilt()
const built = (await import(path.join(buildFolder, 'server/index.js'))) as { assets: Assets }
const first = filesOf(built.assets)
const later = lazyOf(first)
report('loaded by the first page', first)
report('loaded when the browser is idle', later)
process.exitCode = conclude([atMost('size.first_page', sum(first), CEILING_BYTES, 0)])

/** What the router preloads for the home page, and whatever those files import. */
function filesOf({ url, entry, routes }: Assets): Set<string> {
  const home = Object.values(routes).find(({ index }) => index)
  if (!home) throw new Error('the site has no home page')
  const chain: Part[] = [entry]
  for (let at: Route | undefined = home; at; at = routes[at.parentId ?? '']) chain.push(at)
  const files = new Set([
    url,
    ...chain.flatMap(({ module, imports }) => [module, ...(imports ?? [])]),
  ])
  // A set hands on what is added while it is walked, so this follows imports to their end.
  for (const file of files) for (const next of importsOf(file)) files.add(next)
  return files
}

/** Asked for by the first page's own code, later. Other pages are asked for by the router. */
function lazyOf(loaded: ReadonlySet<string>): Set<string> {
  const files = new Set(
    [...loaded].flatMap((file) => found(file, /\bimport\(\s*["'`](\.\/[^"'`]+)/g)),
  )
  for (const file of files) for (const next of importsOf(file)) files.add(next)
  return files.difference(loaded)
}

function importsOf(file: string): string[] {
  return found(file, /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)
}

function found(file: string, pattern: RegExp): string[] {
  const matches = [...textOf(file).matchAll(pattern)].map(([, name = '']) => name)
  return matches.map((name) => path.posix.join(path.posix.dirname(file), name))
}

function textOf(file: string): string {
  return readFileSync(path.join(buildFolder, 'client', file), 'utf8')
}

function sizeOf(file: string): number {
  return gzipSync(textOf(file), { level: 9 }).length
}

function sum(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + sizeOf(file), 0)
}

function report(title: string, files: ReadonlySet<string>): void {
  say(`${title}: ${sum(files)} bytes`)
  const rows = [...files].map((file) => ({ file, size: sizeOf(file) }))
  for (const { file, size } of rows.toSorted((left, right) => right.size - left.size)) {
    say(`  ${String(size).padStart(7)}  ${path.basename(file)}`)
  }
}
