import { posix } from 'node:path'
import { isGenerated, isTest, isTypeScript, type Problem, type SourceFile } from './source.ts'

/** More files than this side by side are not found by their names any more. */
export const FOLDER_FILES = 40

/** A folder with more source files needs folders by kind or by word. */
export function folderProblems(files: readonly SourceFile[]): Problem[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (!isTypeScript(path) || isTest(path) || isGenerated(path)) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > FOLDER_FILES)
    .map(([path, count]) => ({
      path,
      line: 1,
      rule: 'folders',
      message: `${count} source files, at most ${FOLDER_FILES}`,
    }))
}
