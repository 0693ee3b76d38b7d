import { expect, test } from 'vitest'
import { planted } from './planted.ts'
import { FEATURE_LEVELS, roomOf, roomProblems } from './rooms.ts'
import { readRepository } from './repository.ts'
import { importsOf } from './specifiers.ts'
import { isTest, isTypeScript } from './source.ts'
import { resolve, workspaceOf } from './workspace.ts'

const APP = 'apps/site/app'
const messagesFor = (from: string, to: string): string[] => {
  const depth = from.split('/').length - 1
  const specifier = `${'../'.repeat(depth) || './'}${to}`
  const files = {
    [`${APP}/${from}`]: `import type { A } from '${specifier}'\n`,
    [`${APP}/${to}`]: '',
  }
  return roomProblems(planted(files)).map(({ message }) => message)
}

test.each([
  ['pages/home.tsx', 'features/games/games.ts'],
  ['shell/frame.tsx', 'parts/section.tsx'],
  ['features/games/tile.tsx', 'features/play/play.ts'],
  ['features/games/tile.tsx', 'features/games/hall/hall.tsx'],
  ['features/faq/faq.tsx', 'platform/visit.ts'],
  ['root.tsx', 'shell/frame.tsx'],
])('%s may import %s', (from, to) => {
  expect(messagesFor(from, to)).toEqual([])
})

test.each([
  ['platform/visit.ts', 'root.tsx', 'platform may not import app'],
  ['platform/overlay.ts', 'features/games/games.ts', 'platform may not import features/games'],
  ['parts/section.tsx', 'shell/frame.tsx', 'parts may not import shell'],
  ['features/faq/faq-page.tsx', 'shell/frame.tsx', 'features/faq may not import shell'],
  [
    'features/play/host.tsx',
    'features/wallet/wallet.ts',
    'features/play may not import features/wallet',
  ],
  ['shell/frame.tsx', 'pages/home.tsx', 'shell may not import pages'],
])('%s may not import %s, also not a type', (from, to, message) => {
  expect(messagesFor(from, to)).toEqual([message])
})

test('a feature is imported through its front door', () => {
  expect(messagesFor('pages/home.tsx', 'features/games/hall/hall.tsx')).toEqual([
    `${APP}/features/games/hall/hall.tsx is inside a feature: import it from ${APP}/features/games/games.ts`,
  ])
})

test('each feature has one level', () => {
  const words = FEATURE_LEVELS.flat()
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('the site has no ring of rooms: no two of them reach each other', () => {
  const files = readRepository()
  const workspace = workspaceOf(files)
  const reached = new Map<string, Set<string>>()
  for (const file of files) {
    if (!file.path.startsWith(`${APP}/`) || !isTypeScript(file.path) || isTest(file.path)) continue
    const own = reached.get(roomOf(file.path)) ?? new Set()
    reached.set(roomOf(file.path), own)
    for (const { specifier } of importsOf(file)) {
      const to = resolve(workspace, file.path, specifier)?.path
      if (to?.startsWith(`${APP}/`)) own.add(roomOf(to))
    }
  }
  for (const middle of reached.keys()) {
    for (const from of reached.values()) {
      if (from.has(middle)) for (const to of reached.get(middle) ?? []) from.add(to)
    }
  }
  expect(reached.get('pages')).toContain('features/games')
  const rooms = [...reached.keys()]
  const rings = rooms.flatMap((one) =>
    rooms.filter(
      (other) => one < other && reached.get(one)?.has(other) && reached.get(other)?.has(one),
    ),
  )
  expect(rings).toEqual([])
})
