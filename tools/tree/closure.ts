import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Manifest = { readonly name: string; readonly dependencies?: Readonly<Record<string, string>> }

/** Folders of a workspace package and of all that it needs to run, itself first. */
export function closureOf(root: string, name: string): string[] {
  const folders = new Map<string, { folder: string; manifest: Manifest }>()
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const manifest = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest
    folders.set(manifest.name, { folder: path.dirname(file), manifest })
  }
  const found = new Map<string, string>()
  const waiting = [name]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const known = folders.get(next)
    if (!known) throw new Error(`no workspace package ${next}`)
    if (found.has(next)) continue
    found.set(next, known.folder)
    const { dependencies = {} } = known.manifest
    waiting.push(...Object.keys(dependencies).filter((one) => folders.has(one)))
  }
  return [...found.values()]
}

const LEFT_OUT = /(^|\/)(node_modules|testing|\.react-router|\.turbo)(\/|$)|\.test\.tsx?$|\.map$/

/** Whether a file of a package belongs to production. */
export const isShipped = (file: string): boolean => !LEFT_OUT.test(file)
