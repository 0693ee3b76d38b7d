import { describe, expect, test } from 'vitest'
import { checkMeasures, isMovingPng, typeOf, UPLOAD_MAX_PIXELS } from './rules.ts'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const PNG = '\x89PNG\r\n\x1a\n'

describe('the type is told by the first bytes', () => {
  test.each([
    [`${PNG}...`, 'png'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x1cftypavif', 'avif'],
    ['\x00\x00\x00\x1cftypavis', 'avif'],
    ['\x00\x00\x00\x1cftypheic', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<?xml version="1.0"?><svg/>', null],
    ['GIF89a', null],
    ['RIFF\x10\x00\x00\x00AVI LIST', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('%j is %s', (head, type) => {
    expect(typeOf(bytes(head))).toBe(type)
  })
})

describe('a moving PNG', () => {
  const chunk = (name: string, length: number) =>
    `${String.fromCharCode(0, 0, 0, length)}${name}${'\x01'.repeat(length)}CRC!`
  test.each([
    [PNG + chunk('IHDR', 13) + chunk('acTL', 8) + chunk('IDAT', 9), true],
    [PNG + chunk('IHDR', 13) + chunk('IDAT', 9) + chunk('acTL', 8), false],
    [PNG + chunk('IHDR', 13), false],
    [`${PNG}\xff\xff\xff\xffabcd`, false],
    [PNG, false],
  ])('%#', (text, moving) => {
    expect(isMovingPng(bytes(text))).toBe(moving)
  })
})

test.each([
  [{ width: 800, height: 600, pages: 1 }, null],
  [{ width: 800, height: 600, pages: 2 }, 'picture_animated'],
  [{ width: UPLOAD_MAX_PIXELS, height: 2, pages: 1 }, 'picture_too_large'],
  [{ width: 800, height: 31, pages: 1 }, 'picture_too_small'],
])('%j', (measures, reason) => {
  expect(checkMeasures(measures)).toBe(reason)
})
