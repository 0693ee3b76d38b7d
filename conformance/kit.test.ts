import { expect, test } from 'vitest'
import { numbered, type Case } from './case.ts'
import { CASES, casesOf } from './cases.ts'
import { makeGround, type Wanted } from './ground.ts'
import { runKit } from './kit.ts'
import { resultLine, summaryLine } from './report.ts'

const wanted: Wanted = {
  base: 'http://127.0.0.1:1',
  key: { operator: 'house', keyId: 'first', secret: 'none' },
  secondKey: null,
  currency: 'USD',
  otherCurrency: 'THB',
  title: 'a-title',
  lobbyUrl: 'https://house.example/close',
  page: null,
  cursor: '',
  toldWithinMs: 0,
  seed: 'a seed',
  slow: false,
}
const ground = makeGround(wanted)

const cases: readonly Case[] = [
  { what: 'slow to end', run: () => new Promise((resolve) => setTimeout(resolve, 30)) },
  { what: 'wrong', run: () => Promise.reject(new Error('the balance: 1n, should be 2n')) },
  { what: 'needs a page', needs: 'page', run: () => Promise.reject(new Error('it was run')) },
  { what: 'right', run: () => Promise.resolve() },
]
const all = numbered({ name: 'group', first: 901, cases })

test('results are told in the order of the cases, whichever ends first', async () => {
  const told: number[] = []
  const results = await runKit(ground, all, ({ number }) => told.push(number), 4)
  expect(told).toEqual([901, 902, 903, 904])
  expect(results.map(({ state }) => state)).toEqual(['ok', 'broken', 'skipped', 'ok'])
})

test('a broken case says why, a skipped one what it lacks, and the summary names them', async () => {
  const results = await runKit(ground, all)
  const lines = results.map((result) => resultLine({ ...result, ms: 7 }))
  expect(lines).toEqual([
    ' 901  group      ok            7 ms  slow to end',
    ' 902  group      broken        7 ms  wrong\n      the balance: 1n, should be 2n',
    ' 903  group      skipped       7 ms  needs a page (no page to play at)',
    ' 904  group      ok            7 ms  right',
  ])
  expect(summaryLine(results, 1.25, 'a seed')).toBe(
    'conformance: 2 ok, 1 broken (902), 1 skipped, 1.3 s, seed=a seed',
  )
})

test('where nobody answers, no case is green', async () => {
  const [first] = casesOf('401')
  const results = await runKit(ground, first ? [first] : [])
  expect(results[0]).toMatchObject({ state: 'broken' })
  expect(results[0]?.why).toContain('fetch failed')
})

test('cases are found by group, by number and by a word', () => {
  expect(casesOf('cancel').every(({ group }) => group === 'cancel')).toBe(true)
  expect(casesOf('508').map(({ number }) => number)).toEqual([508])
  expect(casesOf('lobbies').map(({ number }) => number)).toEqual([1007])
  expect(casesOf('no such word')).toEqual([])
  expect(casesOf(undefined)).toBe(CASES)
})

test('every case has a number of its own and says something of its own', () => {
  expect(new Set(CASES.map(({ number }) => number)).size).toBe(CASES.length)
  const said = CASES.map(({ group, what }) => `${group} ${what}`)
  expect(new Set(said).size).toBe(CASES.length)
})
