import { expect, test } from 'vitest'
import { nearest, type ArrowKey, type Box } from './nearest.ts'

const box = (left: number, top: number, width = 10, height = 10): Box => ({
  left,
  top,
  width,
  height,
})
/** Three above, and one wide one with a small one beside it below. */
const boxes = [box(0, 0), box(12, 0), box(24, 0), box(0, 12, 22), box(24, 12)]
const from = (at: number, key: ArrowKey) => nearest(boxes[at] as Box, boxes, key)

test('arrows go to the next box that way', () => {
  expect(from(0, 'ArrowRight')).toBe(1)
  expect(from(1, 'ArrowLeft')).toBe(0)
  expect(from(2, 'ArrowDown')).toBe(4)
  expect(from(4, 'ArrowUp')).toBe(2)
  expect(from(3, 'ArrowRight')).toBe(4)
})

test('a wide box is reached from everything above it', () => {
  expect(from(0, 'ArrowDown')).toBe(3)
  expect(from(1, 'ArrowDown')).toBe(3)
})

test('at the edge there is nothing more', () => {
  expect(from(0, 'ArrowLeft')).toBeNull()
  expect(from(2, 'ArrowRight')).toBeNull()
  expect(from(1, 'ArrowUp')).toBeNull()
  expect(from(3, 'ArrowDown')).toBeNull()
})
