import { describe, expect, test } from 'vitest'
import { createLog, type LogOptions } from './log.ts'

function listen(options: Partial<LogOptions> = {}) {
  const chunks: string[] = []
  const log = createLog({
    service: 'test',
    level: 'debug',
    destination: { write: (chunk: string) => void chunks.push(chunk) },
    ...options,
  })
  const written = () => chunks.join('')
  const lines = () =>
    written()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, written, lines }
}

test('a line says when, how grave, who and what', () => {
  const { log, lines } = listen()
  log.info({ member_id: 'm1' }, 'claimed')
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'info', name: 'test', member_id: 'm1', msg: 'claimed' }),
  ])
  expect(lines()[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

test('quieter lines than the level asks for are dropped', () => {
  const { log, lines } = listen({ level: 'warn' })
  log.info('no')
  log.warn('yes')
  expect(lines().map((line) => line['msg'])).toEqual(['yes'])
})

test('the context is read anew for every line', () => {
  let trace = 'a'
  const { log, lines } = listen({ context: () => ({ trace_id: trace }) })
  log.info('first')
  trace = 'b'
  log.info('second')
  expect(lines().map((line) => line['trace_id'])).toEqual(['a', 'b'])
})

test.each([
  ['a message', 'one\ntwo\r\nthree', {}],
  ['a value', 'fine', { path: '/a\n{"level":"fatal","msg":"forged"}' }],
  ['a name', 'fine', { 'a\nb': 1 }],
  ['a nested value', 'fine', { deep: { list: ['x\ny', { z: 'u\r\nv' }] } }],
  ['other line ends', 'a\u2028b\u2029c\u0085d', {}],
])('[A38] a call writes exactly one line, even with line ends in %s', (_, message, fields) => {
  const { log, written, lines } = listen()
  log.info(fields, message)
  expect(written().match(/\n/g)).toHaveLength(1)
  expect(written()).not.toContain('\r')
  expect(lines()).toEqual([expect.objectContaining({ ...fields, msg: message, level: 'info' })])
})

test('an error is one line too, with its message and stack', () => {
  const { log, written, lines } = listen()
  log.error(new Error('broke\nbadly'))
  expect(written().match(/\n/g)).toHaveLength(1)
  expect(lines()[0]?.['err']).toMatchObject({ type: 'Error', message: 'broke\nbadly' })
})

describe('secrets', () => {
  const SECRET = 'hunter2'
  const hidden = (write: (log: ReturnType<typeof createLog>) => void) => {
    const { log, written, lines } = listen()
    write(log)
    expect(lines()).toHaveLength(1)
    expect(written()).not.toContain(SECRET)
    expect(written()).toContain('[hidden]')
    return lines()[0]
  }

  test.each([
    ['authorization'],
    ['Authorization'],
    ['cookie'],
    ['set-cookie'],
    ['Set-Cookie'],
    ['password'],
    ['check_password'],
    ['withdraw_password'],
    ['withdrawPassword'],
    ['token'],
    ['ticket'],
    ['tk'],
    ['enc'],
    ['captcha_token'],
    ['captchaToken'],
    ['captcha_answer'],
    ['verify_code'],
    ['answer'],
    ['member_phone'],
    ['memberPhone'],
    ['member_email'],
    ['identity_id'],
    ['new_identity_id'],
  ])('%s is hidden at the top, inside, and deep inside', (name) => {
    const fields = {
      [name]: SECRET,
      body: { [name]: SECRET, list: [{ [name]: [SECRET] }] },
      a: { b: { c: { d: { [name]: { value: SECRET } } } } },
    }
    const line = hidden((log) => log.info(fields, 'in'))
    expect(line?.['body']).toEqual({ [name]: '[hidden]', list: [{ [name]: '[hidden]' }] })
  })

  test('an error’s own fields are hidden', () => {
    const error = Object.assign(new Error('refused'), { request: { headers: { cookie: SECRET } } })
    expect(hidden((log) => log.error(error))?.['err']).toMatchObject({ message: 'refused' })
    hidden((log) => log.error({ err: Object.assign(new Error('x'), { token: SECRET }) }, 'failed'))
  })

  test('a child’s fields are hidden', () => {
    hidden((log) => log.child({ token: SECRET, 'set-cookie': SECRET }).info('in'))
  })

  test('what is too deep to look at is not shown at all', () => {
    let nest: object = { password: SECRET }
    for (let depth = 0; depth < 20; depth += 1) nest = { nest }
    const { log, written } = listen()
    log.info({ nest }, 'in')
    expect(written()).not.toContain(SECRET)
    expect(written()).toContain('[too deep]')
  })

  test('a circle does not stop the line', () => {
    const circle: Record<string, unknown> = { password: SECRET }
    circle['self'] = circle
    hidden((log) => log.info({ circle }, 'in'))
  })

  test('the object that was logged is left as it was', () => {
    const body = { password: SECRET, list: [{ token: SECRET }] }
    hidden((log) => log.info(body, 'in'))
    expect(body).toEqual({ password: SECRET, list: [{ token: SECRET }] })
  })

  test('everything else is shown: counts, dates, amounts, and names that only sound alike', () => {
    const { log, written, lines } = listen()
    log.info({ tokens: 3, at: new Date(0), none: null, units: 12n, encoding: 'utf8', list: [1] })
    expect(lines()[0]).toMatchObject({
      tokens: 3,
      at: '1970-01-01T00:00:00.000Z',
      none: null,
      units: 12,
      encoding: 'utf8',
      list: [1],
    })
    expect(written()).not.toContain('[hidden]')
  })
})
