import { lineAt, type Problem, type SourceFile } from './source.ts'

const MIGRATION = /^(packages\/db|apps\/studio)\/migrations\/(\d+)-[^/]*\.sql$/
/** Earlier ones were written before the rule, and a released migration does not change. */
const FIRST_JUDGED: Readonly<Record<string, number>> = { 'packages/db': 47, 'apps/studio': 7 }

/** `-- contract: seamless_rounds.note is read by nothing since 0047`. */
const MARK = /^-- contract: .*\S.*$/m
const DOWN = /^-- migrate:down/m

/** What breaks a process of the release before, which runs on during an upgrade. */
const BREAKING: readonly (readonly [what: string, pattern: RegExp])[] = [
  // A default or a NOT NULL that goes refuses nothing that was accepted.
  ['DROP', /\bDROP\s+(?!DEFAULT\b|NOT\s+NULL\b)/gi],
  ['ALTER … TYPE', /\bALTER\s+(?:(?:COLUMN|ATTRIBUTE)\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/gi],
  ['RENAME', /\bRENAME\b/gi],
  ['SET NOT NULL', /\bSET\s+NOT\s+NULL\b/gi],
]

/**
 * Migrations expand first and contract in a later release. Processes of the old release run beside
 * the new tables during an upgrade, so what they use may go only when nothing uses it any more.
 */
export function migrationProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const [, place = '', number] = MIGRATION.exec(file.path) ?? []
    const isJudged = Number(number) >= (FIRST_JUDGED[place] ?? Infinity)
    return isJudged && !MARK.test(file.text) ? breaking(file) : []
  })
}

function breaking({ path, text }: SourceFile): Problem[] {
  const up = statementsOf(text.slice(0, DOWN.exec(text)?.index))
  return BREAKING.flatMap(([what, pattern]) =>
    [...up.matchAll(pattern)].map(({ index }) => ({
      path,
      line: lineAt(up, index),
      rule: 'migrations',
      message: `${what} breaks the release before: say "-- contract: <what> is unused since <migration>"`,
    })),
  )
}

const COMMENT = /--[^\n]*|\/\*[^]*?\*\//g
/** The body of a function runs later; that of a DO block runs now. */
const BODY = /(\bDO\s+)?(\$\w*\$)[^]*?\2/gi

/** What runs as the migration runs, at its own offsets, so that lines stay true. */
const statementsOf = (text: string): string =>
  text
    .replaceAll(COMMENT, blank)
    .replaceAll(BODY, (found: string, doBlock?: string) => (doBlock ? found : blank(found)))

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')
