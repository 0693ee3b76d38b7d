import { expect } from '../fixtures.ts'
import { say } from './slow-phone.ts'

/** Prints a figure as `.ci/measure` reads it, and fails the measurement that does not keep it. */
export function atMost(name: string, value: number, ceiling: number): void {
  say(`${name} figure=${round(value)} ceiling=${round(ceiling)}`)
  expect.soft(value, name).toBeLessThanOrEqual(ceiling)
}

export function atLeast(name: string, value: number, floor: number): void {
  say(`${name} figure=${round(value)} floor=${round(floor)}`)
  expect.soft(value, name).toBeGreaterThanOrEqual(floor)
}

const round = (value: number): number => Number(value.toFixed(4))
