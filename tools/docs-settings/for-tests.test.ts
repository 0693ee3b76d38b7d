import { readEnv, type EnvShape } from '@oriel/core/env'
import { expect, test } from 'vitest'
import { ROOT } from '../tidy/repository.ts'
import { readApps } from './collect.ts'

/** Every switch that fails on demand, moves a clock or shows codes, with a value for on. */
const SWITCHES: readonly (readonly [app: string, name: string, value: string])[] = [
  ['api', 'HOUSE_CLOCK', 'movable'],
  ['api', 'OFFICE_DEVELOPMENT_CODE', '000000'],
  ['office', 'OFFICE_GALLERY', 'on'],
  ['realtime', 'HOUSE_CLOCK', 'movable'],
  ['sandbox', 'SANDBOX', 'on'],
  ['sandbox', 'SANDBOX_FAULTS', 'on'],
  ['site', 'SITE_FAULTS', 'on'],
  ['studio', 'STUDIO_MATCH_PACE', '6'],
  ['studio', 'STUDIO_FAULTS', 'on'],
  ['studio', 'STUDIO_FAULTS_SEED', 'a day'],
  ['worker', 'HOUSE_CLOCK', 'movable'],
]
/** Words by which such a switch is known. The sandbox as a whole stands behind its own. */
const SUSPECT = /fault|fail on demand|tests?\b|simulat|bypass|movable|faster/i
const APART = new Set([
  'sandbox SANDBOX_CASHIERS',
  'sandbox SANDBOX_DATA',
  'sandbox SANDBOX_LOBBIES',
  'sandbox SANDBOX_PROVIDERS',
])
/** Speaks of tests because it decides for all of them. */
const DECIDES = 'NODE_ENV'

const apps = (await readApps(ROOT)).map(({ table }) => table)
const shapeOf = (app: string): EnvShape => {
  const settings = apps.find(({ title }) => title === app)?.settings ?? new Map()
  return Object.fromEntries(settings)
}

/** What an app needs to start, so that the switch alone can be wrong. */
const startingEnv = (app: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapeOf(app)).flatMap(([name, { unset }]) =>
      unset === undefined ? [[name, 'x']] : [],
    ),
  )

test.each(SWITCHES)(
  '%s refuses %s=%s in production and takes it in a test world',
  (app, name, value) => {
    const env = { ...startingEnv(app), [name]: value }
    const refused = `${name}: is for tests and refused under NODE_ENV=production: unset it`
    expect(() => readEnv(shapeOf(app), { ...env, NODE_ENV: 'production' })).toThrow(refused)
    expect(() => readEnv(shapeOf(app), env), 'without NODE_ENV').toThrow(refused)
    for (const world of ['test', 'development']) {
      expect(() => readEnv(shapeOf(app), { ...env, NODE_ENV: world })).not.toThrow()
    }
  },
)

test('every app starts in production with the defaults', () => {
  for (const { title } of apps) {
    const env = { ...startingEnv(title), NODE_ENV: 'production' }
    expect(() => readEnv(shapeOf(title), env), title).not.toThrow()
  }
})

test('no app has such a switch that is not marked and in the table', () => {
  const found = apps.flatMap(({ title, settings }) =>
    [...settings].flatMap(([name, { meaning, isForTests }]) => {
      const isSuspect = name !== DECIDES && SUSPECT.test(`${name} ${meaning}`)
      const isListed = isForTests || (isSuspect && !APART.has(`${title} ${name}`))
      return isListed ? [`${title} ${name}`] : []
    }),
  )
  expect(found).toEqual(SWITCHES.map(([app, name]) => `${app} ${name}`))
})
