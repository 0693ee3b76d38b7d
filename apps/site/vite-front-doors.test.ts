import { expect, test } from 'vitest'
import { openFrontDoors } from './vite-front-doors.ts'

const doors = new Map([
  ['Hall', '/s/app/features/games/hall/hall.tsx'],
  ['readHall', '/s/app/features/games/hall/read-hall.ts'],
])
const open = (code: string, file = '/s/app/pages/home.tsx'): string =>
  openFrontDoors(code, file, () => doors)

test('an import through a front door names the files behind it', () => {
  expect(open("import { Hall, readHall as read } from '../features/games/games.ts'")).toBe(
    "import { Hall } from '../features/games/hall/hall.tsx'; import { readHall as read } from '../features/games/hall/read-hall.ts'",
  )
  const beside = "import { Hall } from '../games/games.ts'"
  expect(open(beside, '/s/app/features/sport/board.tsx')).toBe(
    "import { Hall } from '../games/hall/hall.tsx'",
  )
})

test('types are erased, and other imports stay as they are', () => {
  expect(open("import { type HallCard } from '../features/games/games.ts'")).toBe('')
  for (const code of [
    "import type { HallCard } from '../features/games/games.ts'",
    "import { Frame } from '../shell/frame.tsx'",
    "import { home } from './home/home.ts'",
  ]) {
    expect(open(code)).toBe(code)
  }
})

test('a name that the door does not export stops the build', () => {
  expect(() => open("import { Nothing } from '../features/games/games.ts'")).toThrow(
    '../features/games/games.ts does not export Nothing',
  )
})
