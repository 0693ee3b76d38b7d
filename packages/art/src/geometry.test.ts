import { expect, test } from 'vitest'
import { cosine, polar, sine, starPoints, steps } from './geometry.ts'

test('sine and cosine are true to a billionth for any angle', () => {
  for (const degrees of steps(2000).map((step) => (step - 1000) * 1.7)) {
    expect(Math.abs(sine(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-9)
    expect(Math.abs(cosine(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-9)
  }
})

test('angles run clockwise from the right, as in a picture whose second axis points down', () => {
  const [x, y] = polar(10, 90, [5, 5])
  expect(x).toBeCloseTo(5)
  expect(y).toBeCloseTo(15)
  expect(starPoints(10)[0]?.[1]).toBeCloseTo(-10)
})
