/** One statement of docs/statements.tsv, which a test can prove. */
export type Statement = {
  readonly id: string
  readonly word: string
  readonly kind: string
  readonly stage: number
  readonly text: string
}

const COLUMNS = ['id', 'word', 'kind', 'stage', 'text']

export function parseStatements(table: string): Statement[] {
  const [head = '', ...rows] = table.trimEnd().split('\n')
  const titles = head.split('\t')
  if (COLUMNS.some((title, index) => titles[index] !== title)) {
    throw new Error(`the statements table must start with ${COLUMNS.join(', ')}; it has ${head}`)
  }
  return rows.map((row, index) => {
    const [id = '', word = '', kind = '', stage = '', text = ''] = row.split('\t')
    if (!/^S\d+\.\d+$/.test(id) || text === '') {
      throw new Error(`statements row ${index + 2} has no id or no text: ${row}`)
    }
    return { id, word, kind, stage: Number(stage), text }
  })
}

/**
 * Ids named in a test title: `[S4.037]`, `[S4.037, S4.038]`, several brackets in a row. A row of
 * the threat model may stand among them: `[S4.037, A46]`.
 */
export function tagsOf(title: string): string[] {
  return namesIn(title).filter((name) => !isThreat(name))
}

/** Numbers of the threat model that a text names in the same way. */
export const threatsOf = (text: string): number[] =>
  namesIn(text)
    .filter(isThreat)
    .map((name) => Number(name.slice(1)))

const isThreat = (name: string): boolean => /^A\d+$/.test(name)

function namesIn(text: string): string[] {
  const brackets = [...text.matchAll(/\[\s*([SA]\d[^\]]*)\]/g)]
  return brackets.flatMap((found) => (found[1] ?? '').split(/[\s,]+/).filter((name) => name !== ''))
}
