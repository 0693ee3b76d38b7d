import { FILL, scan } from './scan.ts'
import { isTest, isTypeScript, lineAt, type Problem, type SourceFile } from './source.ts'

/** Where rules and their SQL stand. Processes follow the database by `startClock`. */
const RULES = /^packages\/(bus|db|domain|ledger)\/src\//
const DECIDES = /^packages\/(domain|ledger)\/src\//
const HELPERS = /\/testing\/|\/testing\.ts$|\/examples\.ts$|\/tables\.ts$/
const MIGRATION = /^packages\/db\/migrations\/(\d+)-/
/** Made the clock; what was written before it was changed there. */
const FIRST_CLOCK = 34

const SQL_TIME =
  /(?<![\w.])(?:now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(?:date|timestamp)\b/gi
const OWN_TIME = /\bnew Date\(\)|\bDate\.now\(\)/g

/** The database's clock decides every deadline, and a test world can move it: by one name. */
export function clockProblems(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const number = Number(MIGRATION.exec(file.path)?.[1] ?? 0)
    if (number > FIRST_CLOCK) return sqlProblems(file, () => true)
    const isRule = RULES.test(file.path) && isTypeScript(file.path)
    if (!isRule || isTest(file.path) || HELPERS.test(file.path)) return []
    const { code } = scan(file)
    // Only inside of strings: `now()` in code is a clock that somebody was given.
    const inText = sqlProblems(file, (index) => code[index] === FILL)
    return DECIDES.test(file.path) ? [...inText, ...ownProblems(file, code)] : inText
  })
}

function sqlProblems({ path, text }: SourceFile, counts: (index: number) => boolean): Problem[] {
  return [...text.matchAll(SQL_TIME)]
    .filter(({ index }) => counts(index))
    .map(({ 0: found, index }) => {
      const message = `${found} is not the house's clock: house_now() or house_time()`
      return { path, line: lineAt(text, index), rule: 'clock', message }
    })
}

const ownProblems = ({ path, text }: SourceFile, code: string): Problem[] =>
  [...code.matchAll(OWN_TIME)].map(({ 0: found, index }) => {
    const message = `${found} is the process's clock: decide in SQL, or be given the time`
    return { path, line: lineAt(text, index), rule: 'clock', message }
  })
