import { expect, test } from 'vitest'
import {
  isSharePage,
  PICTURE_ID_MAX,
  pictureBase,
  pictureShapes,
  readPictureSubject,
  shareAddress,
} from './picture.ts'

test.each([
  ['game:12', { kind: 'game', id: '12' }],
  ['provider:GPOR-light', { kind: 'provider', id: 'GPOR-light' }],
  ['type:virtual_sport-active', { kind: 'type', id: 'virtual_sport-active' }],
  ['logo:desktop', { kind: 'logo', id: 'desktop' }],
])('%s names a picture', (text, subject) => {
  expect(readPictureSubject(text)).toEqual(subject)
  expect(subject.id.length).toBeLessThanOrEqual(PICTURE_ID_MAX)
})

test.each(['', 'game', 'game:', 'game:0', 'game:1:2', 'toString:1', 'logo:footer', 'banner:-1'])(
  '%j names none',
  (text) => {
    expect(readPictureSubject(text)).toBeNull()
  },
)

test('widths go from small to large, and no picture is taller than it may be kept', () => {
  for (const { width, height, widths } of Object.values(pictureShapes)) {
    expect([...widths]).toEqual([...widths].toSorted((left, right) => left - right))
    expect(Math.max(...widths) * (height / width)).toBeLessThanOrEqual(1_200)
  }
})

test('addresses', () => {
  expect(pictureBase('game', 12, '3f9a01bc')).toBe('/art/game/12.3f9a01bc')
  expect(shareAddress('hall-slot', 'ta_IN')).toBe('/art/share/hall-slot.ta_IN-1200.jpg')
  expect(['home', 'hall-crash', 'hall-', 'hall-toString', 'x'].map(isSharePage)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
