import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { port, readEnv, text, wholeNumber, words } from './env.ts'

const shape = {
  DATABASE_URL: text(),
  LOG_LEVEL: text('info'),
  PORT: port(3000),
  POOL_SIZE: wholeNumber(1, 50, 10),
  ORIGINS: words(),
}

test('what is unset takes its default', () => {
  expect(readEnv(shape, { DATABASE_URL: 'postgres://db' })).toEqual({
    DATABASE_URL: 'postgres://db',
    LOG_LEVEL: 'info',
    PORT: 3000,
    POOL_SIZE: 10,
    ORIGINS: [],
  })
})

test('what is set is read, and what nobody asked for is left out', () => {
  const source = {
    DATABASE_URL: 'x',
    LOG_LEVEL: 'debug',
    PORT: '0',
    POOL_SIZE: '50',
    ORIGINS: ' https://a.example, ,https://b.example,',
    HOME: '/root',
  }
  expect(readEnv(shape, source)).toEqual({
    DATABASE_URL: 'x',
    LOG_LEVEL: 'debug',
    PORT: 0,
    POOL_SIZE: 50,
    ORIGINS: ['https://a.example', 'https://b.example'],
  })
})

test('every wrong setting is named at once, and no value is told', () => {
  const source = { PORT: 'secret-port', POOL_SIZE: '51', DATABASE_URL: '' }
  const read = () => readEnv(shape, source)
  expect(read).toThrow(/DATABASE_URL: .*\n\s+PORT: .*\n\s+POOL_SIZE: /)
  expect(read).not.toThrow(/secret-port|51/)
})

test('a value that is not one of the allowed words is not told either', () => {
  const read = () => readEnv({ KEY_MODE: z.enum(['file', 'memory']) }, { KEY_MODE: 'hunter2' })
  expect(read).toThrow('KEY_MODE')
  expect(read).not.toThrow('hunter2')
})

test.each([
  [''],
  ['-1'],
  ['65536'],
  ['1.5'],
  ['1e3'],
  ['0x10'],
  [' 80'],
  ['８０'],
  ['9'.repeat(400)],
])('%.12j is no port', (value) => {
  expect(() => readEnv({ PORT: port(1) }, { PORT: value })).toThrow('PORT')
})

test('the process’s own environment is read when none is given', () => {
  expect(readEnv({ PATH: text() }).PATH).toBe(process.env['PATH'])
})
