import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DEVELOPMENT_BUILD, type Build } from '../build-watch.ts'
import { jsonFile, KEPT_FOR_GOOD, NEVER_KEPT, type FileAnswer } from './file-answer.ts'

const ID_LETTERS = 16
const MANIFEST = /^manifest-[\w-]+\.js$/

/** The build that lies in a folder, by the hash of its manifest; null stands for development. */
export function readBuild(clientFolder: string | null): Build {
  if (clientFolder === null) return DEVELOPMENT_BUILD
  const assets = path.join(clientFolder, 'assets')
  const names = readdirSync(assets).filter((name) => MANIFEST.test(name))
  if (names.length === 0) throw new Error(`no manifest of a build in ${assets}`)
  const files = names.toSorted().map((name) => path.join(assets, name))
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  const madeAt = Math.max(...files.map((file) => statSync(file).mtimeMs))
  return { id: hash.digest('hex').slice(0, ID_LETTERS), timestamp: Math.floor(madeAt) }
}

/**
 * S7.006, S7.007: builds/latest.json, and builds/meta/{buildId}.json of the build that is served.
 */
export function buildFile(pathname: string, build: Build): FileAnswer | null {
  if (!pathname.startsWith('/builds/')) return null
  if (pathname === '/builds/latest.json') return jsonFile(build, NEVER_KEPT)
  if (pathname === `/builds/meta/${build.id}.json`) {
    // No page is made ahead of a visit: each is rendered for the site and the language.
    const kept = build.id === DEVELOPMENT_BUILD.id ? NEVER_KEPT : KEPT_FOR_GOOD
    return jsonFile({ ...build, prerendered: [] }, kept)
  }
  return jsonFile({ error: 'unknown build' }, NEVER_KEPT, 404)
}
