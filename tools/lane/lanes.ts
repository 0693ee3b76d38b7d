import { createHash } from 'node:crypto'
import { STUDIO_WORDS } from '@oriel/i18n/studio-words'
import type { SourceFile } from '../tidy/source.ts'
import { reach } from './reach.ts'

/** Tests that `.ci/run` leaves out while nothing they depend on has changed since they passed. */
export const LANES = ['studio', 'habits'] as const
export type Lane = (typeof LANES)[number]
export const isLane = (name: string): name is Lane => LANES.some((lane) => lane === name)

/** Tests of the studio and a house together: they always run. */
const WITH_A_HOUSE = /\.house\.test\.ts$/
const STUDIO = /^(apps\/studio|e2e\/studio)\/|\/testing\/studio-engines\.ts$/
/** The words of every product together; those of the studio are hashed where they are written. */
const COMPILED = /^packages\/i18n\/src\/compiled\//
const LOCALE = /^packages\/i18n\/locales\/[^/]+\/(.+)\.po$/

const isStudioWord = (path: string): boolean => {
  const word = LOCALE.exec(path)?.[1]
  return word !== undefined && STUDIO_WORDS.has(word)
}

const FILES_OF: Readonly<Record<Lane, (files: readonly SourceFile[]) => SourceFile[]>> = {
  studio: (files) => [
    ...reach(files, (path) => STUDIO.test(path) && !WITH_A_HOUSE.test(path)).filter(
      ({ path }) => !COMPILED.test(path),
    ),
    ...files.filter(({ path }) => isStudioWord(path) || path === 'pnpm-lock.yaml'),
  ],
  habits: (files) => files.filter(({ path }) => path.startsWith('tools/')),
}

/** One hash over all files that the tests of a lane depend on: paths and contents. */
export function hashOf(lane: Lane, files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  const sorted = FILES_OF[lane](files).toSorted((one, other) => (one.path < other.path ? -1 : 1))
  for (const { path, text } of sorted) {
    hash.update(`${path}\0${createHash('sha256').update(text).digest('hex')}\n`)
  }
  return hash.digest('hex')
}

/** `.ci/proven`: one line per lane, its name and the hash it passed with. */
export function readProven(text: string): Map<Lane, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [name = '', hash = ''] = line.split(' ')
      if (!isLane(name)) throw new Error(`.ci/proven names an unknown lane: ${line}`)
      return [name, hash]
    }),
  )
}

export const writeProven = (proven: ReadonlyMap<Lane, string>): string =>
  [
    '# Written by .ci/full --lane <name> when the lane passed: what it depended on then.',
    ...LANES.filter((lane) => proven.has(lane)).map((lane) => `${lane} ${proven.get(lane)}`),
    '',
  ].join('\n')
