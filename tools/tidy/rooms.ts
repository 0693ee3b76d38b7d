import { isTest, isTypeScript, type Problem, type SourceFile } from './source.ts'
import { importsOf } from './specifiers.ts'
import { resolve, workspaceOf } from './workspace.ts'

/**
 * The rooms of a React app from the ground up. A file may import its own room and those below: an
 * arrow never points up. What stands beside the rooms (root, entries, routes) is above all of them.
 */
const ROOMS = ['platform', 'parts', 'features', 'frame', 'shell', 'gallery', 'pages'] as const

/** The features from the ground up, by the same rule. One not listed stands on the ground. */
export const FEATURE_LEVELS: readonly (readonly string[])[] = [
  ['play'],
  ['demo-game', 'deposit', 'games', 'session', 'wallet'],
  ['withdrawal'],
]

const IN_APP = /^apps\/(?:site|office)\/app\//
const FEATURE = /^(apps\/[^/]+\/app\/features\/([^/]+))\//

type Arrow = { readonly from: string; readonly to: string; readonly line: number }

/** Types count too: code that knows the shape of a thing above depends on it all the same. */
export function roomProblems(files: readonly SourceFile[]): Problem[] {
  return arrowsOf(files).flatMap((arrow) => {
    const message = pastTheDoor(arrow) ?? upwards(arrow)
    return message === undefined
      ? []
      : [{ path: arrow.from, line: arrow.line, rule: 'rooms', message }]
  })
}

function arrowsOf(files: readonly SourceFile[]): Arrow[] {
  const workspace = workspaceOf(files)
  const sources = files.filter(({ path }) => IN_APP.test(path) && isTypeScript(path))
  return sources
    .filter(({ path }) => !isTest(path) && !path.includes('/testing/'))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }) => {
        const to = resolve(workspace, file.path, specifier)?.path
        return to !== undefined && IN_APP.test(to) ? [{ from: file.path, to, line }] : []
      }),
    )
}

function pastTheDoor({ from, to }: Arrow): string | undefined {
  const [, folder, word] = FEATURE.exec(to) ?? []
  if (word === undefined || FEATURE.exec(from)?.[1] === folder) return undefined
  const door = `${folder}/${word}.ts`
  return to === door ? undefined : `${to} is inside a feature: import it from ${door}`
}

function upwards({ from, to }: Arrow): string | undefined {
  const [own, other] = [levelOf(from), levelOf(to)]
  return other > own ? `${roomOf(from)} may not import ${roomOf(to)}` : undefined
}

/** `platform`, `features/play`, or `app` for what stands beside the rooms. */
export function roomOf(path: string): string {
  const [, , , room = '', word, inside] = path.split('/')
  if (room === 'features' && inside !== undefined) return `features/${word}`
  return word === undefined ? 'app' : room
}

const ABOVE_ALL = ROOMS.length

function levelOf(path: string): number {
  const [room = '', word = ''] = roomOf(path).split('/')
  const level = ROOMS.findIndex((one) => one === room)
  if (level === -1) return ABOVE_ALL
  const inside = FEATURE_LEVELS.findIndex((words) => words.includes(word)) + 1
  return level + inside / (FEATURE_LEVELS.length + 1)
}
