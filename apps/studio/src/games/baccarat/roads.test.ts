import { expect, test } from 'vitest'
import { bigEyeRoad, cockroachRoad, smallRoad, type DerivedSquare } from './derived-roads.ts'
import { ROAD_ROWS, type Square } from './road-grid.ts'
import { beadRoad, bigRoad } from './roads.ts'

const NAMES: Readonly<Record<string, string>> = { B: 'banker', P: 'player', T: 'tie' }
/** "BBP" as the results of three rounds. */
const results = (letters: string): string[] =>
  Array.from(letters, (letter) => NAMES[letter] ?? letter)
/** "2 3 1" as runs of wins that take turns. */
const runs = (lengths: string): string[] =>
  lengths.split(' ').flatMap((length, at) => results((at % 2 ? 'P' : 'B').repeat(Number(length))))

/** Draws squares as they stand on the board, row by row, without the rows that stay empty. */
function drawn<Kind extends Square>(squares: readonly Kind[], letterOf: (one: Kind) => string) {
  const width = Math.max(...squares.map(({ column }) => column)) + 1
  const rows = Array.from({ length: ROAD_ROWS }, (_, row) =>
    Array.from({ length: width }, (_empty, column) => {
      const here = squares.filter((one) => one.column === column && one.row === row)
      if (here.length > 1) throw new Error(`two results at ${column}:${row}`)
      return here[0] ? letterOf(here[0]) : '.'
    }).join(''),
  )
  return rows.slice(0, rows.findLastIndex((row) => /[^.]/.test(row)) + 1)
}
const letter = ({ result }: { readonly result: string }) => result.slice(0, 1).toUpperCase()
const big = (list: readonly string[]) => drawn(bigRoad(list).squares, letter)
const marks = (squares: readonly DerivedSquare[]) => drawn(squares, ({ mark }) => mark.slice(0, 1))

test('bead road: every round, six to a column', () => {
  expect(drawn(beadRoad(results('BBPBPPTB')), letter)).toEqual(['BT', 'BB', 'P.', 'B.', 'P.', 'P.'])
})

test('big road: a column for each run', () => {
  expect(big(results('BBPBPPP'))).toEqual(['BPBP', 'B..P', '...P'])
})

test('big road: ties stand on the win before them, and break no run', () => {
  const { squares, leadingTies } = bigRoad(results('TTBTTBPT'))
  expect(leadingTies).toBe(2)
  expect(squares).toEqual([
    { round: 2, result: 'banker', ties: 2, column: 0, row: 0 },
    { round: 5, result: 'banker', ties: 0, column: 0, row: 1 },
    { round: 6, result: 'player', ties: 1, column: 1, row: 0 },
  ])
})

test('big road: a long run turns right on the last row', () => {
  expect(big(runs('8 2 1'))).toEqual(['BPB', 'BP.', 'B..', 'B..', 'B..', 'BBB'])
})

test('big road: a run turns where an earlier one lies under it', () => {
  expect(big(runs('9 7 6 1'))).toEqual(['BPBP.', 'BPB..', 'BPB..', 'BPBBB', 'BPPP.', 'BBBB.'])
})

test('big road: when tails fill the board up to the first row, the next run starts beyond', () => {
  expect(big(runs('12 11 10 9 8 7 3'))).toEqual([
    'BPBPBPPPPPPPB',
    'BPBPBBBBBBB.B',
    'BPBPPPPPPP..B',
    'BPBBBBBBB....',
    'BPPPPPPP.....',
    'BBBBBBB......',
  ])
})

test('big eye: from the second win of the second run, one column back', () => {
  expect(marks(bigEyeRoad(runs('2 3')))).toEqual(['rb'])
  expect(marks(bigEyeRoad(runs('2 3 1')))).toEqual(['rb', '.b'])
})

test('derived roads begin with the next run when the one they would begin with is single', () => {
  expect(bigEyeRoad(runs('2 1'))).toEqual([])
  expect(marks(bigEyeRoad(runs('2 1 1')))).toEqual(['b'])
  expect(smallRoad(runs('2 1 1'))).toEqual([])
  expect(marks(smallRoad(runs('1 1 1 1')))).toEqual(['r'])
  expect(cockroachRoad(runs('1 1 1 1'))).toEqual([])
  expect(marks(cockroachRoad(runs('1 1 1 1 1')))).toEqual(['r'])
})

test('a run that goes on beyond the compared one: blue once, then red', () => {
  expect(marks(bigEyeRoad(runs('2 6')))).toEqual(['rbr', '..r', '..r'])
})

// Runs 1 3 2 2 1: each road by hand.
// Big eye: (2,2) 1 ended there: blue; (2,3) red; (3,1) 3≠1 blue; (3,2) 3 reaches red;
//          (4,1) 2≠3 blue; (4,2) red; (5,1) 2=2 red.
// Small:   (3,2) 1 ended: blue; (4,1) 2≠1 blue; (4,2) 3 reaches: red; (5,1) 2≠3 blue.
// Cockroach: (4,2) 1 ended: blue; (5,1) 2≠1 blue.
test('all three by hand', () => {
  const list = runs('1 3 2 2 1')
  expect(bigEyeRoad(list).map(({ mark }) => mark)).toEqual([
    'blue',
    'red',
    'blue',
    'red',
    'blue',
    'red',
    'red',
  ])
  expect(smallRoad(list).map(({ mark }) => mark)).toEqual(['blue', 'blue', 'red', 'blue'])
  expect(cockroachRoad(list).map(({ mark }) => mark)).toEqual(['blue', 'blue'])
})

test('ties change no derived road, and runs that repeat are one red dragon', () => {
  expect(bigEyeRoad(results('BTBPTPTP'))).toEqual(bigEyeRoad(results('BBPPP')))
  const chop = 'BP'.repeat(6)
  expect(marks(bigEyeRoad(results(chop)))).toEqual([
    'r....',
    'r....',
    'r....',
    'r....',
    'r....',
    'rrrrr',
  ])
})

test('Dragon Tiger draws the same roads with its own names', () => {
  expect(big(['dragon', 'tiger', 'tiger', 'tie', 'dragon'])).toEqual(['DTD', '.T.'])
})
