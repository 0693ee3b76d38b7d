import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLog } from '@oriel/core/log'
import { patient } from '@oriel/core/testing/patience'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFolder } from './folder.ts'
import { createMemory } from './memory.ts'
import { createStudio, keyOf, type Whence } from './studio.ts'

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-studio-'))
  lines = []
})
// The last picture may still be on its way to the disk.
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }))

const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ service: 'test', level: 'info', destination })
const KILOBYTE = 1024
/** A busy machine writes late. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: patient(10_000) })

function open(place = folder, folderBytes = 100 * KILOBYTE) {
  const whence: Whence[] = []
  const kept = openFolder(place, folderBytes, log)
  const studio = createStudio({
    memory: createMemory(100 * KILOBYTE),
    folder: kept,
    atOnce: 1,
    waitingMax: 10,
    onServed: (from) => whence.push(from),
  })
  return { studio, whence, kept }
}
const NOW = { urgency: 'now' } as const
const order = (name: string, bytes = KILOBYTE) => ({
  recipe: name,
  make: async () => Buffer.alloc(bytes, name),
})
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
const written = (name: string) => {
  const key = keyOf(name)
  return soon(() => {
    if (!existsSync(path.join(folder, key.slice(0, 2), key))) throw new Error('not yet')
  })
}

describe('a picture', () => {
  test('is drawn once, then kept in memory, and on disk after a restart', async () => {
    const first = open()
    const drawn = await first.studio.get(order('a'), NOW)
    expect(await first.studio.get(order('a'), NOW)).toEqual(drawn)
    expect(first.whence).toEqual(['drawn', 'memory'])
    await written('a')
    const second = open()
    expect(await second.studio.get(order('a'), NOW)).toEqual(drawn)
    expect(second.whence).toEqual(['disk'])
  })

  test('is drawn once for many who ask at the same time', async () => {
    const { studio, whence } = open()
    const many = Array.from({ length: 30 }, () => studio.get(order('a'), NOW))
    expect(new Set(await Promise.all(many)).size).toBe(1)
    expect(whence).toEqual(['drawn'])
  })

  test('is not drawn when everybody has left, and is when somebody comes back', async () => {
    const { studio, whence } = open()
    const ink = Promise.withResolvers<Buffer>()
    const first = studio.get({ recipe: 'busy', make: () => ink.promise }, NOW)
    const gone = new AbortController()
    const left = studio.get(order('left'), { ...NOW, signal: gone.signal })
    gone.abort()
    ink.resolve(Buffer.from('busy'))
    expect(String(await first)).toBe('busy')
    expect(await left).toBeNull()
    expect(await studio.get(order('left'), NOW)).toHaveLength(KILOBYTE)
    expect(whence).toEqual(['drawn', 'drawn'])
  })

  test('that cannot be drawn is tried again by the next', async () => {
    const { studio } = open()
    const broken = { recipe: 'a', make: () => Promise.reject(new Error('no ink')) }
    await expect(studio.get(broken, NOW)).rejects.toThrow('no ink')
    expect(await studio.get(order('a'), NOW)).toHaveLength(KILOBYTE)
  })
})

describe('the folder', () => {
  test('stays below its bound, and the oldest go first', async () => {
    const { studio, kept } = open(folder, 10 * KILOBYTE)
    for (let index = 0; index < 30; index += 1) {
      await studio.get(order(`picture ${index}`), NOW)
      await soon(() => expect(kept.size()).toBeLessThanOrEqual(10 * KILOBYTE))
    }
    await written('picture 29')
    await soon(() => expect(files()).toHaveLength(10))
    const names = files().map(({ name }) => name)
    expect(names).toContain(keyOf('picture 29'))
    expect(names).not.toContain(keyOf('picture 0'))
  })

  test('counts what lay there before, and leaves alone what is not its own', async () => {
    const first = open()
    await first.studio.get(order('a', 8 * KILOBYTE), NOW)
    await written('a')
    writeFileSync(path.join(folder, 'notes.txt'), 'x'.repeat(50 * KILOBYTE))
    const { studio, kept } = open(folder, 10 * KILOBYTE)
    expect(kept.size()).toBe(8 * KILOBYTE)
    await studio.get(order('b', 8 * KILOBYTE), NOW)
    await written('b')
    await soon(() => expect(files().map(({ name }) => name)).not.toContain(keyOf('a')))
    expect(kept.size()).toBe(8 * KILOBYTE)
    expect(existsSync(path.join(folder, 'notes.txt'))).toBe(true)
  })

  test('a file without content counts as none', async () => {
    const { studio } = open()
    await studio.get(order('a'), NOW)
    await written('a')
    const key = keyOf('a')
    writeFileSync(path.join(folder, key.slice(0, 2), key), '')
    const { studio: next, whence } = open()
    expect(await next.get(order('a'), NOW)).toHaveLength(KILOBYTE)
    expect(whence).toEqual(['drawn'])
  })

  test('is for our own eyes, and where it cannot be made memory does', async () => {
    const inner = path.join(folder, 'inner')
    await open(inner).studio.get(order('a'), NOW)
    expect(statSync(inner).mode & 0o777).toBe(0o700)
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    const { studio, whence } = open(path.join(file, 'below'))
    await studio.get(order('a'), NOW)
    await studio.get(order('a'), NOW)
    expect(whence).toEqual(['drawn', 'memory'])
    expect(lines.join('')).toContain('pictures are kept in memory only')
  })
})

describe('memory', () => {
  test('holds so many bytes, and what was used lately', () => {
    const memory = createMemory(10 * KILOBYTE)
    for (let index = 0; index < 10; index += 1) memory.put(`k${index}`, Buffer.alloc(KILOBYTE))
    memory.get('k0')
    memory.put('new', Buffer.alloc(KILOBYTE))
    expect(memory.size()).toBe(10 * KILOBYTE)
    expect(memory.get('k0')).not.toBeNull()
    expect(memory.get('k1')).toBeNull()
    memory.put('new', Buffer.alloc(KILOBYTE / 2))
    expect(memory.size()).toBe(9.5 * KILOBYTE)
  })

  test('does not let one large picture push out all others', () => {
    const memory = createMemory(10 * KILOBYTE)
    memory.put('small', Buffer.alloc(KILOBYTE))
    memory.put('large', Buffer.alloc(9 * KILOBYTE))
    expect(memory.get('large')).toBeNull()
    expect(memory.get('small')).not.toBeNull()
  })
})
