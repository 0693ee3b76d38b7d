import type pg from 'pg'

/** Writes a function of the database anew, with other words in it. */
export async function rewriteFunction(
  owner: Pick<pg.ClientBase, 'query'>,
  name: string,
  part: string | RegExp,
  instead: string,
): Promise<void> {
  const { rows } = await owner.query<{ text: string }>(
    'SELECT pg_get_functiondef($1::regproc) AS text',
    [name],
  )
  const right = rows[0]?.text ?? ''
  const wrong = right.replace(part, instead)
  if (wrong === right) throw new Error(`${name} has no place for "${part}"`)
  await owner.query(wrong)
}
