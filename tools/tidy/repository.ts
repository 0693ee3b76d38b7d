import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './source.ts'

export const ROOT = join(import.meta.dirname, '../..')

const PICTURES_AND_FONTS = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|gz|zip|mp3|mp4|webm)$/
const LIST_BYTES = 16_000_000

/** Paths that git keeps or would keep; a file deleted but not yet committed is left out. */
export function listPaths(root: string = ROOT): string[] {
  const list = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LIST_BYTES,
  })
  const paths = new Set(list.split('\0').filter((path) => path !== ''))
  return [...paths].filter((path) => existsSync(join(root, path))).toSorted()
}

export function readRepository(root: string = ROOT): SourceFile[] {
  return listPaths(root)
    .filter((path) => !PICTURES_AND_FONTS.test(path) && statSync(join(root, path)).isFile())
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
