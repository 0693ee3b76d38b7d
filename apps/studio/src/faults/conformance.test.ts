import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Numbered } from '@oriel/conformance/case'
import { casesOf, CASES } from '@oriel/conformance/cases'
import { makeGround, type Wanted } from '@oriel/conformance/ground'
import { runKit, type Result } from '@oriel/conformance/kit'
import { createPage } from '@oriel/conformance/studio-page'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUGS, type BugName } from '../testing/planted/bugs.ts'
import { plant } from '../testing/planted/middle.ts'
import { LOBBY_URL, openListening, type ListeningStudio } from '../testing/listen-studio.ts'
import { checkBooks } from '../wallet/check.ts'
import { createFaults } from './faults.ts'
import { bindFaults } from './hooks.ts'

const WHOLE_RUN_MS = 120_000
const CASES_AT_LEAST = 60

let open: ListeningStudio
beforeAll(async () => {
  open = await openListening()
})
afterAll(() => open.close())

const wantedOf = (base: string, toldWithinMs = 15_000): Wanted => ({
  toldWithinMs,
  base,
  key: open.keys[0],
  secondKey: open.keys[1],
  currency: 'USD',
  otherCurrency: 'THB',
  title: 'triple-sevens',
  lobbyUrl: LOBBY_URL,
  page: createPage(base),
  cursor: '',
  seed: 'conformance',
  slow: false,
})
type Prepare = Parameters<ListeningStudio['listen']>[0]

/** Runs cases against a door of their own, as they are or prepared for the worse. */
async function run(cases: readonly Numbered[], prepare?: Prepare, toldWithinMs?: number) {
  const door = await open.listen(prepare)
  try {
    return await runKit(makeGround(wantedOf(door.base, toldWithinMs)), cases)
  } finally {
    await door.close()
  }
}

const brokenOf = (results: readonly Result[]): number[] =>
  results.filter(({ state }) => state === 'broken').map(({ number }) => number)

const COMMAND = path.resolve(import.meta.dirname, '../../../../conformance/run.ts')

/** `pnpm conformance`, as somebody would type it. */
async function command(base: string, ...more: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'oriel-conformance-'))
  const file = path.join(folder, 'secret')
  writeFileSync(file, `${open.keys[0].secret}\n`)
  const who = ['--operator', 'house', '--key', open.keys[0].keyId, '--secret-file', file]
  const child = spawn(process.execPath, [COMMAND, base, ...who, ...more])
  let output = ''
  child.stdout.on('data', (part) => (output += String(part)))
  const [code] = (await once(child, 'close')) as [number]
  rmSync(folder, { recursive: true })
  return { code, output }
}

describe('the kit', () => {
  test(
    'is green on the studio, every case of it',
    async () => {
      const results = await run(CASES)
      expect(results.filter(({ state }) => state === 'broken')).toEqual([])
      const skipped = results.filter(({ state }) => state === 'skipped')
      expect(skipped.map(({ why }) => why)).toEqual(['waits for a minute: --slow'])
      expect(results.length - skipped.length).toBeGreaterThanOrEqual(CASES_AT_LEAST)
      expect(await checkBooks(open.studio)).toEqual([])
    },
    WHOLE_RUN_MS,
  )

  /** A bug, where it is looked for, and the cases that must name it. */
  const planted: readonly (readonly [BugName, string, readonly number[]])[] = [
    ['no-signature', 'signature', [101, 102, 104, 105, 107, 108]],
    ['any-path', 'signature', [106]],
    ['no-window', 'signature', [114, 115]],
    ['no-nonce', 'signature', [121, 122, 123]],
    ['answer-signed-alone', 'answer', [201, 202, 203]],
    ['fields-ignored', 'wire', [311, 312]],
    ['apply-twice', 'transfer', [508, 509, 511, 512, 513]],
    ['change-unseen', 'transfer', [513, 514]],
    ['refused-retried', 'transfer', [515]],
    ['balance-kept', 'crowd', [607]],
    ['float-amounts', 'crowd', [601, 603]],
    ['float-amounts', 'amount', [714]],
    ['cancel-forgets', 'cancel', [801, 802, 803]],
    ['cancel-lies', 'cancel', [804]],
    ['status-forgets', 'status', [903]],
    ['lobby-begins-like', 'launch', [1007]],
    ['launch-again', 'launch', [1003]],
    ['demo-for-money', 'launch', [1010, 1011]],
    ['kick-forgets', 'kick', [1101, 1102]],
    ['feed-repeats', 'round', [1203]],
    ['feed-skips', 'round', [1203]],
  ]
  test.each(planted)(
    'turns red for %s, and says where',
    async (name, group, cases) => {
      const prepare: Prepare = (app, studio) => plant(app, studio, BUGS[name]())
      const results = await run(casesOf(group), prepare, 2_000)
      expect(brokenOf(results)).toEqual(expect.arrayContaining([...cases]))
      const broken = results.filter(({ state }) => state === 'broken')
      for (const { why } of broken) expect(why).not.toBe('')
    },
    WHOLE_RUN_MS,
  )

  test('a bug is not seen where it is not: the other groups stay green', async () => {
    const prepare: Prepare = (app, studio) => plant(app, studio, BUGS['status-forgets']())
    const results = await run([...casesOf('answer'), ...casesOf('player')], prepare)
    expect(brokenOf(results)).toEqual([])
  })

  test('turns red for calls that fail now and then', async () => {
    const faults = createFaults('now and then')
    faults.set([{ path: '/operator/v1/*', kind: 'http500', percent: 20, times: null, ms: 0 }])
    const results = await run(casesOf('transfer'), (app, studio) => bindFaults(app, studio, faults))
    expect(brokenOf(results).length).toBeGreaterThan(0)
    expect(faults.list()[0]?.met).toBeGreaterThan(0)
  })

  test('as a command: a line for each case, a summary, and a code for scripts', async () => {
    const [right, wrong] = [
      await open.listen(),
      await open.listen((app, studio) => plant(app, studio, BUGS['cancel-lies']())),
    ]
    const green = await command(right.base, '--only', 'status')
    expect(green.code).toBe(0)
    expect(green.output).toMatch(/^ 901  status     ok +\d+ ms  applied: with/m)
    expect(green.output).toMatch(/^conformance: 8 ok, 0 broken, 0 skipped, .* seed=\w+$/m)
    const red = await command(wrong.base, '--only', 'cancel')
    expect(red.code).toBe(1)
    expect(red.output).toMatch(/^ 804  cancel     broken/m)
    expect(red.output).toContain(`the answer: 'cancelled', should be 'already_applied'`)
    expect(red.output).toMatch(/^conformance: \d+ ok, \d+ broken \(.*804.*\)/m)
    await Promise.all([right.close(), wrong.close()])
  })
})
