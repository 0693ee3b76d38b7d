import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '@oriel/core/log'

/** Pictures on disk, so that a restart need not draw them again. */
export type Folder = {
  read(key: string): Promise<Buffer | null>
  /** Never fails: what cannot be written is drawn again another time. */
  write(key: string, bytes: Buffer): Promise<void>
  /** How many bytes lie there, as far as this process knows. */
  size(): number
}

/** Names of files: the hash of what makes a picture, so what lies there is never old. */
const KEY = /^[0-9a-f]{64}$/
const SHELF_DIGITS = 2

/** Kept below this many bytes by letting the oldest go. */
export function openFolder(folder: string, maxBytes: number, log: Log): Folder {
  const files = takeStock(folder, log)
  if (!files) return NO_FOLDER
  let size = [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
  const place = (key: string) => path.join(folder, key.slice(0, SHELF_DIGITS), key)
  const trim = async (): Promise<void> => {
    for (const [oldest, bytes] of files) {
      if (size <= maxBytes) return
      files.delete(oldest)
      size -= bytes
      await rm(place(oldest), { force: true })
    }
  }
  const store = async (key: string, bytes: Buffer): Promise<void> => {
    const file = place(key)
    const draft = `${file}.${randomUUID()}`
    await mkdir(path.dirname(file), { recursive: true, mode: OWN })
    await writeFile(draft, bytes)
    // Whoever reads finds the whole file or none.
    await rename(draft, file)
    size += bytes.length - (files.get(key) ?? 0)
    files.delete(key)
    files.set(key, bytes.length)
    await trim()
  }
  return {
    size: () => size,
    async read(key) {
      const bytes = await readFile(place(key)).catch(() => null)
      // After a power failure a file may be there without its content.
      return bytes && bytes.length > 0 ? bytes : null
    },
    async write(key, bytes) {
      await store(key, bytes).catch((error: unknown) => {
        log.warn({ err: error }, 'a picture could not be kept on disk')
      })
    },
  }
}

/** Only our own process may write there: what lies in the folder is served as it is. */
const OWN = 0o700

/** What lies there, the oldest first; null when the folder cannot be used. */
function takeStock(folder: string, log: Log): Map<string, number> | null {
  try {
    mkdirSync(folder, { recursive: true, mode: OWN })
    if (statSync(folder).uid !== process.getuid?.()) {
      throw new Error(`${folder} belongs to somebody else`)
    }
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && KEY.test(entry.name))
      .map((entry) => {
        const { size, mtimeMs } = statSync(path.join(entry.parentPath, entry.name))
        return { name: entry.name, size, mtimeMs }
      })
    found.sort((left, right) => left.mtimeMs - right.mtimeMs)
    return new Map(found.map(({ name, size }) => [name, size]))
  } catch (error) {
    log.warn({ err: error }, 'pictures are kept in memory only')
    return null
  }
}

const NO_FOLDER: Folder = { read: async () => null, write: async () => {}, size: () => 0 }
