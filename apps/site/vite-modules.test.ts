import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MODULES_AHEAD } from './vite-modules.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** All that a browser may be sent; servers and tests load others. */
const SOURCES = 'apps/site/app/**/*.{ts,tsx} packages/{ui,art,core,contract}/src/**/*.{ts,tsx}'
const NOT_SENT = /\.test\.|\.server\.|testing\//
const FROM_OUTSIDE = /^import (?!type)[^'"]*['"](?![./]|@oriel\/|node:)([^'"]+)['"]/gm
/** Of the server and of the build. */
const SERVER_ONLY = new Set(['react-dom/server', 'pino', '@react-router/dev/routes'])

test('every module that a window may load is prepared before anybody opens it', () => {
  const files = SOURCES.split(' ').flatMap((pattern) => globSync(pattern, { cwd: root }))
  const asked = files
    .filter((file) => !NOT_SENT.test(file))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(FROM_OUTSIDE)])
    .map(([, name = '']) => name)
    .filter((name) => !SERVER_ONLY.has(name))
  const ahead = new Set(MODULES_AHEAD.map((name) => name.split(' > ').at(-1)))
  expect(new Set(asked).size).toBeGreaterThan(6)
  expect([...new Set(asked)].filter((name) => !ahead.has(name))).toEqual([])
})
