import type { Problem, SourceFile } from './source.ts'

/** Sources for a rule to judge, written in a test as path to text. */
export const planted = (texts: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }))

export const manifest = (name: string, exports: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: `@oriel/${name}`, exports })

export const places = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, line }) => `${path}:${line}`)
