import { expect, test } from 'vitest'
import { choice, host, onOff, port, readEnv, text, wholeNumber, words } from './env.ts'

const meaning = 'For this test.'
const shape = {
  DATABASE_URL: text({ meaning, allowed: 'address' }),
  LOG_LEVEL: text({ unset: 'info', meaning }),
  PORT: port({ unset: 3000, meaning }),
  POOL_SIZE: wholeNumber({ min: 1, max: 50, unset: 10, meaning }),
  ORIGINS: words({ unset: '', meaning }),
  HOSTS: words({ meaning, allowed: 'hosts' }),
  FAULTS: onOff({ unset: 'off', meaning }),
  CLOCK: choice({ of: ['', 'movable'], unset: '', meaning }),
}

test('an unset setting takes its default', () => {
  expect(readEnv(shape, { DATABASE_URL: 'postgres://db', HOSTS: 'a' })).toEqual({
    DATABASE_URL: 'postgres://db',
    LOG_LEVEL: 'info',
    PORT: 3000,
    POOL_SIZE: 10,
    ORIGINS: [],
    HOSTS: ['a'],
    FAULTS: 'off',
    CLOCK: '',
  })
})

test('reads what is set and leaves out what the shape does not name', () => {
  const source = {
    DATABASE_URL: 'x',
    LOG_LEVEL: '',
    PORT: '0',
    POOL_SIZE: '50',
    ORIGINS: ' https://a.example, ,https://b.example,',
    HOSTS: 'a,b',
    FAULTS: 'on',
    CLOCK: 'movable',
    HOME: '/root',
  }
  expect(readEnv(shape, source)).toEqual({
    DATABASE_URL: 'x',
    LOG_LEVEL: '',
    PORT: 0,
    POOL_SIZE: 50,
    ORIGINS: ['https://a.example', 'https://b.example'],
    HOSTS: ['a', 'b'],
    FAULTS: 'on',
    CLOCK: 'movable',
  })
})

test('names every wrong setting at once with what is allowed, and shows no value', () => {
  const source = {
    DATABASE_URL: '',
    PORT: 'secret-port',
    POOL_SIZE: '77',
    FAULTS: 'hunter2',
    CLOCK: 'hunter3',
  }
  expect(() => readEnv(shape, source)).toThrow(
    [
      'settings are missing or wrong:',
      '  DATABASE_URL: expected address',
      '  PORT: expected 0 to 65535',
      '  POOL_SIZE: expected 1 to 50',
      '  HOSTS: missing, expected hosts, separated by commas',
      '  FAULTS: expected on or off',
      '  CLOCK: expected empty or movable',
    ].join('\n'),
  )
  expect(() => readEnv(shape, source)).not.toThrow(/secret-port|77|hunter/)
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
  expect(() => readEnv({ PORT: port({ unset: 1, meaning }) }, { PORT: value })).toThrow('PORT')
})

const address = { LISTEN: host({ unset: '127.0.0.1', allowed: 'address', meaning }) }

test.each(['0.0.0.0', '::', '::1', '2001:db8::7', 'localhost', 'studio-1.internal'])(
  '[S5.048] a process may listen on %j',
  (value) => {
    expect(readEnv(address, { LISTEN: value })).toEqual({ LISTEN: value })
  },
)

test.each([
  '',
  '256.0.0.1',
  '1.2.3',
  '01.2.3.4',
  '10.0.0.0/8',
  '127.0.0.1:3000',
  '[::1]',
  ':::',
  'a..b',
  '-a.example',
  'a_b.example',
  'a b',
  'localhost:3000',
  'http://localhost',
  'localhost\n',
])('[S5.048] a process may not listen on %j', (value) => {
  expect(() => readEnv(address, { LISTEN: value })).toThrow('LISTEN: expected address')
})

test('reads the environment of the process when no source is given', () => {
  expect(readEnv({ PATH: text({ meaning }) }).PATH).toBe(process.env['PATH'])
})

test('a setting without a meaning does not compile', () => {
  // @ts-expect-error -- the meaning is missing
  expect(text({ unset: '' }).meaning).toBeUndefined()
  // @ts-expect-error -- the meaning is missing
  expect(port({ unset: 1 }).meaning).toBeUndefined()
  // @ts-expect-error -- the default is none of the allowed words
  expect(choice({ of: ['a', 'b'], unset: 'c', meaning }).unset).toBe('c')
})
