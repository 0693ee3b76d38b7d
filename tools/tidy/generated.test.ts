import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedProblems } from './generated.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'oriel-generated-'))
  await writeFile(join(root, 'made.txt'), 'one\n')
  await writeFile(join(root, 'fresh.ts'), 'process.exit(0)\n')
  await writeFile(join(root, 'old.ts'), `console.error('run me again'); process.exit(1)\n`)
  await writeFile(join(root, 'endless.ts'), 'setInterval(() => 0, 1_000)\n')
})
afterAll(() => rm(root, { recursive: true }))

const file = (path: string, text: string) => ({ path, make: async () => text })

test('a generated file must be there and be what its maker makes', async () => {
  const files = [file('made.txt', 'one\n'), file('made.txt', 'two\n'), file('gone.txt', '')]
  const problems = await generatedProblems(root, files, [])
  expect(problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'made.txt is generated and old: make it again',
    'gone.txt is generated and is not there',
  ])
})

test('a generator that fails its own check is reported with what it said', async () => {
  const programs = ['fresh.ts', 'old.ts', 'not-yet.ts'].map((path) => ({
    path,
    check: ['--check'],
  }))
  const problems = await generatedProblems(root, [], programs)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.message).toBe('node old.ts --check fails: run me again')
})

test('a generator that never ends is ended, and that is what is said', async () => {
  const programs = [{ path: 'endless.ts', check: ['--check'] }]
  const [problem] = await generatedProblems(root, [], programs, 200)
  expect(problem?.message).toBe('node endless.ts --check fails: it was ended after 200 ms')
})
