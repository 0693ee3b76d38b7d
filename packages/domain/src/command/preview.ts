import type { SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import type { Command, Deed, Field, State, Tools } from './shape.ts'
import { createLedger } from '@oriel/ledger/ledger'
import { listPosted, type JournalLine } from './journals.ts'

/** What a command would do, told by doing it and undoing it. */
export type Preview = {
  readonly version: string
  readonly before: Readonly<Record<string, Field>>
  readonly after: Readonly<Record<string, Field>>
  readonly journals: readonly JournalLine[]
  readonly needs: number
}

class Undone extends Error {
  readonly outcome: Outcome<Preview, string>
  constructor(outcome: Outcome<Preview, string>) {
    super('a preview is never kept')
    this.outcome = outcome
  }
}

/** Runs a command in a transaction that is always rolled back. */
export async function previewCommand(
  { database, keys }: Omit<Tools, 'ledger'>,
  one: Command,
  input: unknown,
  deed: Deed,
): Promise<Outcome<Preview, string>> {
  try {
    return await database.transaction(async (work) => {
      // A ledger of its own: accounts that are made here are never there.
      const tools = { database, keys, ledger: createLedger(database) }
      throw new Undone(await tryOut(work, tools, one, input, deed))
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

async function tryOut(
  work: Work,
  tools: Tools,
  one: Command,
  input: unknown,
  deed: Deed,
): Promise<Outcome<Preview, string>> {
  const before = await one.look(work, deed.siteId, input, tools.keys)
  if (!before) return refuse('subject_unknown')
  const needs = (await one.needs?.(work, deed.siteId, input)) ?? 1
  const ran = await one.run(work, tools, { ...deed, isTrial: true }, input)
  if (!ran.ok) return ran
  const after = await lookAfter(work, tools, { one, input, siteId: deed.siteId })
  const journals = await listPosted(work)
  return done({ version: before.version, before: before.fields, after, journals, needs })
}

/** What is gone afterwards has no fields. */
export const lookAfter = async (
  work: Work,
  { keys }: Pick<Tools, 'keys'>,
  { one, input, siteId }: { one: Command; input: unknown; siteId: SiteId },
): Promise<State['fields']> => (await one.look(work, siteId, input, keys))?.fields ?? {}
