/** A text file of the repository, by its path from the root. */
export type SourceFile = { readonly path: string; readonly text: string }
export type Problem = {
  readonly path: string
  readonly line: number
  readonly rule: string
  readonly message: string
}
/** A rule reads the whole repository at once and says what is wrong; it does no IO. */
export type Rule = (files: readonly SourceFile[]) => Problem[]

export function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line += 1
  }
  return line
}

export const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)

/** Tests, browser journeys, benches and fault runs may look at more than shipped code may. */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|bench|chaos)\//.test(path)

/** Files that a program writes: their shape is that program's business. */
const GENERATED = [
  /^packages\/db\/(schema\.sql|src\/tables\.ts)$/,
  /^packages\/i18n\/src\/message-id\.ts$/,
  /^docs\/(api\/|settings\.md$)/,
  /(^|\/)\.react-router\//,
]
export const isGenerated = (path: string): boolean => GENERATED.some((one) => one.test(path))
