import { posix } from 'node:path'
import type { SourceFile } from './source.ts'

/** Where an import leads inside the repository; `path` is unset when no stored file is there. */
export type Target = { readonly unit: string; readonly path: string | undefined }

type Package = { folder: string; exports: Record<string, string> }
export type Workspace = { paths: ReadonlySet<string>; packages: ReadonlyMap<string, Package> }

/** The app, package or folder a file belongs to: `apps/site`, `packages/core`, `e2e`, `root`. */
export function unitOf(path: string): string {
  const [first = '', second, third] = path.split('/')
  if (first === 'apps' || first === 'packages') {
    return third === undefined ? 'root' : `${first}/${second}`
  }
  return second === undefined ? 'root' : first
}

export function workspaceOf(files: readonly SourceFile[]): Workspace {
  const packages = new Map<string, Package>()
  for (const file of files) {
    if (posix.basename(file.path) !== 'package.json' || file.path === 'package.json') continue
    const manifest = JSON.parse(file.text) as { name?: string; exports?: unknown }
    if (manifest.name === undefined) continue
    const folder = posix.dirname(file.path)
    packages.set(manifest.name, { folder, exports: exportsOf(manifest.exports) })
  }
  return { paths: new Set(files.map((file) => file.path)), packages }
}

function exportsOf(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { '.': value }
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).map(([key, target]) => [key, firstPath(target)] as const)
  return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined)) as Record<
    string,
    string
  >
}

/** Conditions (`types`, `default`) all lead to the same source here, so the first one will do. */
function firstPath(target: unknown): string | undefined {
  if (typeof target === 'string') return target
  if (typeof target !== 'object' || target === null) return undefined
  return firstPath(Object.values(target)[0])
}

export const nameParts = (specifier: string): { name: string; subpath: string } | undefined => {
  const found = /^(@oriel\/[^/]+)(?:\/(.+))?$/.exec(specifier)
  if (found === null) return undefined
  return { name: found[1] ?? '', subpath: found[2] === undefined ? '.' : `./${found[2]}` }
}

/** Undefined for modules from outside the repository. */
export function resolve(workspace: Workspace, from: string, specifier: string): Target | undefined {
  if (specifier.startsWith('.')) {
    return located(workspace, posix.join(posix.dirname(from), specifier))
  }
  if (specifier.startsWith('~/')) {
    return located(workspace, `${unitOf(from)}/app/${specifier.slice(2)}`)
  }
  const parts = nameParts(specifier)
  return parts === undefined ? undefined : byName(workspace, parts.name, parts.subpath)
}

function located(workspace: Workspace, path: string): Target {
  const tries = [path, `${path}.ts`, `${path}.tsx`]
  return { unit: unitOf(path), path: tries.find((one) => workspace.paths.has(one)) }
}

function byName(workspace: Workspace, name: string, subpath: string): Target {
  const known = workspace.packages.get(name)
  if (known === undefined) {
    const short = name.slice('@oriel/'.length)
    const isApp = [...workspace.paths].some((path) => path.startsWith(`apps/${short}/`))
    return { unit: `${isApp ? 'apps' : 'packages'}/${short}`, path: undefined }
  }
  const inside = exportedPath(known.exports, subpath)
  const path = inside === undefined ? undefined : posix.join(known.folder, inside)
  const isThere = path !== undefined && workspace.paths.has(path)
  return { unit: unitOf(`${known.folder}/package.json`), path: isThere ? path : undefined }
}

/** As Node does it: an exact key first, then the pattern, whose star fills every star. */
function exportedPath(table: Record<string, string>, subpath: string): string | undefined {
  const exact = table[subpath]
  if (exact !== undefined) return exact
  for (const [key, target] of Object.entries(table)) {
    const [head, tail] = key.split('*')
    if (head === undefined || tail === undefined) continue
    if (!subpath.startsWith(head) || !subpath.endsWith(tail)) continue
    const star = subpath.slice(head.length, subpath.length - tail.length)
    if (star !== '') return target.replaceAll('*', star)
  }
  return undefined
}
