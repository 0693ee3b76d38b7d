import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import type { Subject } from '@oriel/domain/audit'
import type { Tools } from '@oriel/domain/command'
import { proposalChanged } from './fact.ts'
import { commands as all } from './registry.ts'
import { askedOf, drop, listOpen, type Commands } from './row.ts'

/** What was proposed about a subject that one person has changed meanwhile is over. */
export async function dropStale(
  work: Work,
  tools: Tools,
  subject: Subject,
  commands: Commands = all,
): Promise<void> {
  for (const row of await listOpen(work, subject)) {
    const asked = askedOf(commands, tools, row)
    const now = await asked.one.look(work, asked.siteId, asked.input, tools.keys)
    if (now?.version === row.before_version) continue
    await drop(work, row.id, asked, 'stale', null)
    await announce(work, proposalChanged(asked.siteId, row.id))
  }
}
