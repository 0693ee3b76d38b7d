import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import type { Figure } from '../figures.ts'
import { PLANT_SETTING } from './edits.ts'
import { NAMED_PLANTS, type PlantSet } from './named-sets.ts'
import type { NamedPlants, NamedTest } from './named.ts'

type Options = {
  readonly set: PlantSet
  readonly makeFolder: () => string
  /** One bug alone; all where it is not named. */
  readonly plant: string | undefined
  readonly note: (text: string) => void
}

/** What became of one test: null where it did not run. */
type Verdict = { readonly isRed: boolean; readonly said: string } | null

const root = path.resolve(import.meta.dirname, '../..')
const vitestFile = path.join(root, 'node_modules/vitest/vitest.mjs')
const RUN_MAX_MS = patient(5 * 60_000)

/**
 * Runs the test that each bug names with that bug in the product: it has to fail, and to say so.
 * Without a bug all of them have to pass.
 */
export async function runNamedPlants({ set, makeFolder, plant, note }: Options): Promise<Figure[]> {
  const folder = makeFolder()
  const all: NamedPlants = NAMED_PLANTS[set]
  const plants = Object.entries(all).filter(([name]) => name === (plant ?? name))
  if (plants.length === 0) {
    throw new Error(`no such bug; there are: ${Object.keys(all).join(', ')}`)
  }
  const tests = plants.map(([, { test }]) => test)
  const sound = await runTests(tests, '', path.join(folder, 'sound.json'))
  const passed = tests.filter((test) => sound(test)?.isRed === false)
  for (const test of tests) {
    const verdict = sound(test)
    if (verdict?.isRed !== false)
      note(`without a bug: ${test.title}: ${verdict?.said ?? 'not run'}`)
  }
  const figures: Figure[] = [
    { name: `${set} plants_sound`, value: passed.length, floor: tests.length },
  ]
  for (const [name, { says, test, red }] of plants) {
    const verdict = await runOne(test, `${set}:${name}`, path.join(folder, `${name}.json`))
    const isShown = verdict?.isRed === true && red.test(verdict.said)
    figures.push({ name: `${set} plant_${name}_shown`, value: isShown ? 1 : 0, floor: 1 })
    const [line] = (verdict?.said ?? 'the test did not run').split('\n', 1)
    note(`${name.padEnd(4)} ${isShown ? 'red  ' : 'GREEN'} ${says}: "${test.title}": ${line}`)
  }
  return figures
}

/** A test that a slow machine kept from beginning has answered nothing: it is run once more. */
const runOne = async (test: NamedTest, plant: string, outputFile: string): Promise<Verdict> =>
  (await runTests([test], plant, outputFile))(test) ??
  (await runTests([test], plant, outputFile))(test)

type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

const patternOf = ({ group, title }: NamedTest): string =>
  `${RegExp.escape(group === '' ? title : `${group} > ${title}`)}$`

/** Runs some tests alone, in a process that reads the product with a bug. */
async function runTests(
  tests: readonly NamedTest[],
  plant: string,
  outputFile: string,
): Promise<(test: NamedTest) => Verdict> {
  const names = tests.map(patternOf).join('|')
  const files = new Set(tests.map(({ file }) => file))
  const config = path.join(import.meta.dirname, 'named.config.ts')
  const args = ['run', '--root', root, '--config', config, '--outputFile', outputFile]
  await new Promise<void>((resolve, reject) => {
    const vitest = spawn(
      process.execPath,
      [vitestFile, ...args, '--testNamePattern', names, ...files],
      { env: { ...process.env, [PLANT_SETTING]: plant }, stdio: 'ignore', timeout: RUN_MAX_MS },
    )
    vitest.on('error', reject)
    vitest.on('exit', () => resolve())
  })
  const text = await readFile(outputFile, 'utf8').catch(() => '{"testResults":[]}')
  const report = JSON.parse(text) as Report
  return ({ file, group, title }) => {
    const found = report.testResults
      .filter((one) => one.name.endsWith(file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .find((one) => one.title === title && one.ancestorTitles.join(' > ') === group)
    if (!found) return null
    return { isRed: found.status === 'failed', said: found.failureMessages?.[0] ?? '' }
  }
}
