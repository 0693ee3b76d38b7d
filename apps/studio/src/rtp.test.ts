import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const rtp = (...args: string[]) =>
  run(process.execPath, [path.join(import.meta.dirname, 'rtp.ts'), ...args])

test('a game is measured, judged and told with its speed', async () => {
  const { stdout } = await rtp('classic', '--rounds', '30000', '--seed', 'a test')
  expect(stdout).toMatch(/^classic: 30,000 rounds, [\d.]+ s, [\d,]+ rounds\/s$/m)
  expect(stdout).toMatch(/all +9\d\.\d{4} ± +1\.\d{4} .* exact +96\.7194 .* within/)
  expect(stdout).toContain('rtp games=1 rounds=30000 outside=0')
})

// Two rounds that both lose say nothing, but they are certain of it.
test('a return outside its interval is said, and the command fails', async () => {
  await expect(rtp('classic', '--rounds', '2', '--seed', 'c')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/exact +96\.7194 .* OUTSIDE\n.*outside=1\n$/),
  })
})

test.each([[['no-such-game']], [['classic', '--rounds', 'many']]])(
  '%j is not understood',
  async (args) => {
    await expect(rtp(...args)).rejects.toMatchObject({ code: 2 })
  },
)
