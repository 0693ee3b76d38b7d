import { expect, test } from 'vitest'
import { originOf, sizeMessage } from './size.ts'

test('the size goes to the origin of the lobby, and to no star', () => {
  expect(originOf('https://house.example/close?x=1')).toBe('https://house.example')
  expect(originOf('http://127.0.0.1:4691/close')).toBe('http://127.0.0.1:4691')
  expect(['', '*', 'about:blank', 'file:///etc'].map(originOf)).toEqual([null, null, null, null])
})

test('a height is told in whole pixels, never too small', () => {
  expect(sizeMessage(240.2)).toEqual({ type: 'oriel:size', height: 241 })
})
