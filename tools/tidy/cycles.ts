import { isTypeScript, type Problem, type SourceFile } from './source.ts'
import { importsOf } from './specifiers.ts'
import { resolve, workspaceOf } from './workspace.ts'

type Edge = { readonly to: string; readonly line: number }

/**
 * Files that import each other in a ring cannot be loaded or tested one at a time. Types are erased
 * and may point back: a feature's rules and store speak of the types of their front door.
 */
export function cycleProblems(files: readonly SourceFile[]): Problem[] {
  const graph = graphOf(files)
  const done = new Set<string>()
  const trail: string[] = []
  const problems: Problem[] = []
  const visit = (path: string) => {
    trail.push(path)
    for (const { to, line } of graph.get(path) ?? []) {
      const start = trail.indexOf(to)
      if (start !== -1) {
        const message = `import ring: ${[...trail.slice(start), to].join(' -> ')}`
        problems.push({ path, line, rule: 'cycles', message })
      } else if (!done.has(to)) visit(to)
    }
    trail.pop()
    done.add(path)
  }
  for (const path of graph.keys()) if (!done.has(path)) visit(path)
  return problems
}

function graphOf(files: readonly SourceFile[]): Map<string, Edge[]> {
  const workspace = workspaceOf(files)
  const sources = files.filter(({ path }) => isTypeScript(path))
  return new Map(
    sources.map((file) => {
      const edges = importsOf(file).flatMap(({ specifier, line, typeOnly }) => {
        const to = resolve(workspace, file.path, specifier)?.path
        return to === undefined || typeOnly ? [] : [{ to, line }]
      })
      return [file.path, edges]
    }),
  )
}
