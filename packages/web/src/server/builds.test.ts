import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildFile, readBuild } from './builds.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-build-'))
  mkdirSync(path.join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const MADE_AT = new Date('2026-03-01T10:00:00Z')
const write = (name: string, text: string) => {
  const file = path.join(folder, 'assets', name)
  writeFileSync(file, text)
  utimesSync(file, MADE_AT, MADE_AT)
}
const parsed = (pathname: string, build = readBuild(folder)) => {
  const file = buildFile(pathname, build)
  return { ...file, body: JSON.parse(file?.body ?? 'null') as unknown }
}

describe('builds', () => {
  test('the id is the hash of the manifest: the same for the same, another for another', () => {
    write('manifest-1a2b.js', 'window.__manifest={"a":1}')
    write('home-1.js', 'one')
    const first = readBuild(folder)
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      timestamp: MADE_AT.getTime(),
    })
    write('home-2.js', 'two')
    expect(readBuild(folder)).toEqual(first)
    write('manifest-1a2b.js', 'window.__manifest={"a":2}')
    expect(readBuild(folder).id).not.toBe(first.id)
  })

  test('[S7.007] latest.json tells id and timestamp, and nobody keeps it', () => {
    write('manifest-1.js', 'x')
    const build = readBuild(folder)
    expect(parsed('/builds/latest.json')).toMatchObject({ status: 200, kept: 'no-store' })
    expect(parsed('/builds/latest.json').body).toEqual(build)
  })

  test('[S7.006] meta/{id}.json describes the build that is served, and may be kept', () => {
    write('manifest-1.js', 'x')
    const build = readBuild(folder)
    const meta = parsed(`/builds/meta/${build.id}.json`)
    expect(meta.kept).toContain('immutable')
    expect(meta.body).toEqual({ ...build, prerendered: [] })
    expect(parsed('/builds/meta/0000.json')).toMatchObject({ status: 404, kept: 'no-store' })
    expect(parsed('/builds/other')).toMatchObject({ status: 404 })
    expect(buildFile('/build', build)).toBeNull()
  })

  test('development is the build dev; a folder without a build is refused', () => {
    expect(readBuild(null)).toEqual({ id: 'dev', timestamp: 0 })
    expect(parsed('/builds/meta/dev.json', readBuild(null))).toMatchObject({ kept: 'no-store' })
    expect(() => readBuild(folder)).toThrow(/no manifest/)
  })
})
