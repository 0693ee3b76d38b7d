import { describe, expect, test } from 'vitest'
import { FRAME_MAX_PX, FRAME_MIN_PX, readFrameSize } from './frame-size.ts'

const ADDRESS = 'https://studio.example/quick-bet#once'
const frame = {} as Window
const said = (changes: Partial<MessageEvent> = {}) => ({
  origin: 'https://studio.example',
  source: frame as MessageEventSource,
  data: { type: 'oriel:size', height: 420.4 } as unknown,
  ...changes,
})
const read = (changes: Partial<MessageEvent> = {}, own: Window | null = frame) =>
  readFrameSize(said(changes), ADDRESS, own)

describe('a message of the sport frame [S4.087]', () => {
  test('is heard from its origin and its window', () => {
    expect(read()).toBe(421)
  })

  test.each([
    'https://studio.example.evil.example',
    'https://evil.example/https://studio.example',
    'http://studio.example',
    'https://studio.example:444',
    'https://STUDIO.example',
    'null',
    '',
    '*',
  ])('is not heard from %j', (origin) => {
    expect(read({ origin })).toBeNull()
  })

  test('is not heard from another window of that origin, or from none', () => {
    expect(read({ source: {} as Window })).toBeNull()
    expect(read({ source: null })).toBeNull()
    expect(read({}, null)).toBeNull()
  })

  test('a frame without an origin is heard by nobody, whatever it says', () => {
    const heard = said({ origin: 'null' })
    expect(readFrameSize(heard, 'data:text/html,hello', frame)).toBeNull()
  })

  test.each([
    null,
    'oriel:size',
    { type: 'oriel:size' },
    { type: 'oriel:size', height: '400' },
    { type: 'oriel:size', height: NaN },
    { type: 'oriel:size', height: Infinity },
    { type: 'authLogin', height: 400 },
  ])('that says %j is none', (data) => {
    expect(read({ data })).toBeNull()
  })

  test('never makes the page endless or the frame vanish', () => {
    expect(read({ data: { type: 'oriel:size', height: 1e9 } })).toBe(FRAME_MAX_PX)
    expect(read({ data: { type: 'oriel:size', height: -5 } })).toBe(FRAME_MIN_PX)
  })
})
