import type { Judgement } from './judge.ts'
import type { Statement } from './statement.ts'

export type Choice = { stage?: number; word?: string; list?: boolean }

export const chosen = (statements: readonly Statement[], { stage, word }: Choice): Statement[] =>
  statements.filter(
    (one) =>
      (stage === undefined || one.stage === stage) && (word === undefined || one.word === word),
  )

/** The lines of the answer: counts, what is missing (or all, with `list`), then the sum. */
export function tableOf(
  statements: readonly Statement[],
  { proven, silent, unknown }: Judgement,
  choice: Choice,
): string[] {
  const isProven = ({ id }: Statement) => proven.has(id)
  const missing = statements.filter((one) => !isProven(one))
  const shown = choice.list === true ? statements : missing
  const detail = shown.map((one) => {
    const mark = choice.list === true ? (isProven(one) ? 'proven  ' : 'missing ') : ''
    return `${mark}${one.id} ${one.text}`
  })
  const word = choice.word === undefined ? '' : ` word=${choice.word}`
  const count = `proven=${statements.length - missing.length} all=${statements.length}`
  return [
    ...counts('stage', statements, ({ stage }) => String(stage), isProven),
    ...counts('word', statements, (one) => one.word, isProven),
    ...(detail.length === 0 ? [] : ['', choice.list === true ? 'all:' : 'missing:', ...detail]),
    ...silent.map((title) => `asserts nothing: ${title}`),
    ...unknown.map(({ id, title }) => `error: no statement ${id}, named by: ${title}`),
    '',
    `statements stage=${choice.stage ?? 'all'}${word} ${count}`,
  ]
}

function counts(
  label: string,
  statements: readonly Statement[],
  keyOf: (one: Statement) => string,
  isProven: (one: Statement) => boolean,
): string[] {
  const groups = Map.groupBy(statements, keyOf)
  return [...groups]
    .toSorted(([left], [right]) => left.localeCompare(right, 'en', { numeric: true }))
    .map(([key, group]) => {
      const name = `${label} ${key}`.padEnd(20)
      return `${name} ${group.filter(isProven).length}/${group.length}`
    })
}
