import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]*)\} from '(\.[^']*\/([^/']+)\/\3\.ts)'$/gm
const EXPORT = /^export \{([^}]*)\} from '(\.[^']+)'$/gm
const IN_FEATURES = /[\\/]app[\\/]features[\\/]/
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Where each value behind a front door stands, by its name. */
function readDoor(file: string): Map<string, string> {
  const places = new Map<string, string>()
  for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(EXPORT)) {
    for (const name of namesIn(names)) places.set(name, path.join(path.dirname(file), from))
  }
  return places
}

/**
 * Imports through the front door of a feature become imports of the files behind it. A door names
 * all that a feature shows, so a module graph with doors in it would load the whole feature with
 * the first page that needs a part of it, in development one request per file.
 */
export function openFrontDoors(code: string, file: string, read = readDoor): string {
  const folder = path.dirname(file)
  return code.replaceAll(IMPORT, (whole, names: string, specifier: string) => {
    const door = path.join(folder, specifier)
    if (!IN_FEATURES.test(door)) return whole
    const places = read(door)
    const lines = namesIn(names).flatMap((name) => {
      if (name.startsWith('type ')) return []
      const [exported = name] = name.split(' as ')
      const place = places.get(exported)
      if (place === undefined) throw new Error(`${specifier} does not export ${exported}`)
      const near = path.relative(folder, place)
      return `import { ${name} } from '${near.startsWith('.') ? near : `./${near}`}'`
    })
    return lines.join('; ')
  })
}

export const frontDoors = (): Plugin => ({
  name: 'oriel:front-doors',
  enforce: 'pre',
  transform(code, id) {
    const [file = id] = id.split('?')
    return /[\\/]site[\\/]app[\\/].*\.tsx?$/.test(file) ? openFrontDoors(code, file) : null
  },
})
