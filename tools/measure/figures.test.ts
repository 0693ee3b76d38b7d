import { expect, test } from 'vitest'
import { figuresIn, tableOf } from './figures.ts'

const OUTPUT = `  7 rounds of 3 s for each
api.marquee figure=0.78 floor=0.80
size.first_page figure=165730 ceiling=170000
relay unsent figure=0 ceiling=0
relay live_percent figure=99.1
speed.home largest_ms figure=2700 ceiling=2500
speed.home largest_ms figure=1430 ceiling=2500
relay recovery_s figure=NaN ceiling=10 BROKEN`

test('reads figures with a bound, the last of a name, and judges each', () => {
  expect(figuresIn(OUTPUT)).toEqual([
    { name: 'api.marquee', value: 0.78, floor: 0.8, isKept: false },
    { name: 'size.first_page', value: 165_730, ceiling: 170_000, isKept: true },
    { name: 'relay unsent', value: 0, ceiling: 0, isKept: true },
    { name: 'speed.home largest_ms', value: 1_430, ceiling: 2_500, isKept: true },
    { name: 'relay recovery_s', value: Number.NaN, ceiling: 10, isKept: false },
  ])
})

test('prints figure, bound and verdict', () => {
  const lines = tableOf(figuresIn(OUTPUT)).map((line) => line.replaceAll(/ +/g, ' '))
  expect(lines.slice(0, 2)).toEqual([
    'api.marquee 0.78 >= 0.8 SHORT',
    'size.first_page 165730 <= 170000 kept',
  ])
})
