import { isTypeScript, type SourceFile } from '../tidy/source.ts'
import { importsOf } from '../tidy/specifiers.ts'
import { resolve, workspaceOf } from '../tidy/workspace.ts'

/**
 * Every file that the starting files import, directly or through others, and those files
 * themselves. Type imports are not followed: they are erased and cannot change what runs.
 */
export function reach(
  files: readonly SourceFile[],
  isStart: (path: string) => boolean,
): SourceFile[] {
  const workspace = workspaceOf(files)
  const byPath = new Map(files.map((file) => [file.path, file]))
  const waiting = files.filter(({ path }) => isStart(path))
  const reached = new Set(waiting)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (!isTypeScript(file.path)) continue
    for (const { specifier, typeOnly } of importsOf(file)) {
      const to = typeOnly ? undefined : resolve(workspace, file.path, specifier)?.path
      const next = to === undefined ? undefined : byPath.get(to)
      if (next === undefined || reached.has(next)) continue
      reached.add(next)
      waiting.push(next)
    }
  }
  return [...reached]
}
