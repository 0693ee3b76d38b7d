import type { Figure } from '../figures.ts'
import type { Struck } from './faults.ts'
import type { Line } from './line.ts'

const FAULTY_FLOOR_PERCENT = 15
const TWICE_FLOOR_PERCENT = 12

/** That enough of what was asked outside went wrong. */
export function judgeLines(run: string, lines: readonly Line[]): Figure[] {
  const all = lines.map(({ counts }) => counts)
  const sum = (names: readonly (keyof (typeof all)[number])[]) =>
    all.reduce((total, counts) => total + names.reduce((part, name) => part + counts[name], 0), 0)
  const asked = sum(['asked'])
  const faulty = sum(['latency', 'http500', 'cut', 'lost', 'late', 'garbage'])
  const percent = (part: number) => (part * 100) / asked
  return [
    { name: `${run} asked_outside`, value: asked, floor: 1 },
    { name: `${run} faulty_percent`, value: percent(faulty), floor: FAULTY_FLOOR_PERCENT },
    { name: `${run} twice_percent`, value: percent(sum(['twice'])), floor: TWICE_FLOOR_PERCENT },
    { name: `${run} late`, value: sum(['late']), floor: 1 },
  ]
}

export const countStruck = ({
  kills,
  holds,
  postgresRestarts,
  busKills,
  busWipes,
}: Struck): number => kills + holds + postgresRestarts + busKills + busWipes

export function judgeStruck(run: string, struck: Struck, wanted: number): Figure[] {
  const { kills, holds, postgresRestarts, busKills, busWipes, awaySeconds } = struck
  return [
    { name: `${run} faults`, value: countStruck(struck), floor: wanted },
    { name: `${run} kills`, value: kills },
    { name: `${run} held_still`, value: holds },
    { name: `${run} postgres_restarts`, value: postgresRestarts, floor: Math.min(1, wanted) },
    { name: `${run} postgres_away_s`, value: Math.max(0, ...awaySeconds) },
    { name: `${run} bus_kills`, value: busKills + busWipes },
  ]
}
