import { expect, test } from 'vitest'
import { envProblems } from './env.ts'
import { planted } from './planted.ts'

const linesFor = (path: string, text: string, listed?: Record<string, string>): string[] =>
  envProblems(planted({ [path]: text }), listed).map(({ line, message }) => `${line} ${message}`)

const SERVE = 'apps/api/src/serve.ts'
const PAST = 'reads the environment past readEnv'

test.each([
  `const port = process.env['API_PORT']`,
  `const { API_PORT } = process.env`,
  `const { env } = process`,
  `const { env: all, argv } = process`,
  `const port = process['env'].API_PORT`,
  `import { env } from 'node:process'`,
  `import process from 'process'`,
])('refuses in an app: %s', (text) => {
  expect(linesFor(SERVE, `const one = 1\n${text}`)).toEqual([`2 ${PAST}`])
})

test.each(['apps/site/server/pages.ts', 'apps/site/server.ts', 'packages/db/src/pool.ts'])(
  'refuses process.env in %s',
  (path) => {
    expect(linesFor(path, 'start(process.env)')).toEqual([`1 ${PAST}`])
  },
)

test.each([
  [SERVE, `const env = readEnv(apiEnv)`],
  [SERVE, `// process.env is read by readEnv\nconst text = 'process.env'`],
  [SERVE, `process.exit(1)`],
  [SERVE, `import { readEnv, type Env } from '@oriel/core/env'`],
  ['apps/api/src/settings.ts', `import { port, text } from '@oriel/core/env'`],
  ['apps/api/src/serve.test.ts', `run({ env: { ...process.env } })`],
  ['apps/site/server/testing/open-site.ts', `run({ env: { ...process.env } })`],
  ['packages/dev-world/src/app.ts', `const env = { ...process.env }`],
  ['chaos/play/plant-hook.ts', `const name = process.env['CHAOS_PLANT']`],
])('allows in %s: %s', (path, text) => {
  expect(linesFor(path, text, {})).toEqual([])
})

test('allows a listed file, and refuses one that is listed for nothing', () => {
  const listed = { [SERVE]: 'hands its environment to a child' }
  expect(linesFor(SERVE, 'fork({ env: process.env })', listed)).toEqual([])
  expect(linesFor(SERVE, 'fork({})', listed)).toEqual([
    '1 is listed in tools/tidy/env.ts for nothing',
  ])
})

test.each([
  [`import { readEnv, text } from '@oriel/core/env'`, 'text'],
  [`import {\n  port,\n  words,\n} from '@oriel/core/env'`, 'port, words'],
  [`import * as env from '@oriel/core/env'`, '* as env'],
  [`import { natsEnv } from '@oriel/service/settings'`, 'natsEnv'],
])('refuses settings that an app declares outside of settings.ts: %s', (text, names) => {
  expect(linesFor(SERVE, text)).toEqual([`1 declares settings outside of settings.ts: ${names}`])
})
