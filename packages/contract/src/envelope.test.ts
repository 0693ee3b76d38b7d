import { expect, test } from 'vitest'
import { COMMON_CODES, isSuccess, readEnvelope } from './envelope.ts'

test('[S8.001] an answer is code, message and data', () => {
  expect(readEnvelope({ code: 100, message: 'ok', data: { id: 1 }, trace_id: 't1' })).toEqual({
    code: '100',
    message: 'ok',
    data: { id: 1 },
    traceId: 't1',
  })
  expect(readEnvelope({ code: 102 })).toEqual({
    code: '102',
    message: '',
    data: undefined,
    traceId: null,
  })
})

test('[S8.002] an answer may also be header(status, desc) and body', () => {
  const answer = { header: { status: 100, desc: 'ok' }, body: [1, 2] }
  expect(readEnvelope(answer)).toEqual({ code: '100', message: 'ok', data: [1, 2], traceId: null })
  expect(readEnvelope({ header: { status: '203' } })?.code).toBe('203')
})

test('of both shapes at once the newer is read', () => {
  const both = { code: 100, data: 1, header: { status: 500, desc: 'no' }, body: 2 }
  expect(readEnvelope(both)).toMatchObject({ code: '100', data: 1 })
})

test('[S8.003] code 100 is success', () => {
  expect(isSuccess(readEnvelope({ code: 100 })?.code ?? '')).toBe(true)
  expect(isSuccess(readEnvelope({ code: '100' })?.code ?? '')).toBe(true)
})

test('[S8.004] code 1000 is success', () => {
  expect(isSuccess(readEnvelope({ code: 1000 })?.code ?? '')).toBe(true)
})

test.each([[''], ['0'], ['10'], ['101'], ['200'], ['0100'], ['100.0'], ['1e2'], [' 100'], ['099']])(
  'code %j is no success',
  (code) => {
    expect(isSuccess(code)).toBe(false)
  },
)

test('"099" stays the text it is', () => {
  expect(readEnvelope({ code: '099' })?.code).toBe('099')
  expect(readEnvelope({ header: { status: '099' } })?.code).toBe('099')
})

test.each([
  [null],
  [undefined],
  [100],
  ['{"code":100}'],
  [[]],
  [{}],
  [{ code: null }],
  [{ code: '' }],
  [{ code: true }],
  [{ code: { value: 100 } }],
  [{ data: {} }],
  [{ header: null, body: {} }],
  [{ header: 'ok' }],
  [{ header: { desc: 'ok' } }],
])('%j is no envelope', (body) => {
  expect(readEnvelope(body)).toBeNull()
})

test('a message or trace of another type is left empty', () => {
  expect(readEnvelope({ code: 1, message: { html: '<b>' }, trace_id: [] })).toMatchObject({
    message: '',
    traceId: null,
  })
})

test('the codes every call may answer are no success and differ', () => {
  const codes = Object.values(COMMON_CODES).map(String)
  expect(codes.filter(isSuccess)).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})
