import type { Outcome } from '@oriel/core/outcome'
import { runNoted, type Asked, type Deed, type Tools } from '@oriel/domain/command'

/** How the trail calls who has the database and no session. */
export const COMMAND_LINE = 'command line'

/**
 * A command from a script of the operator: the same look, the same run and the same line in the
 * trail. Nobody is signed in, so rights are those of who may open the database.
 */
export const actByScript = (
  tools: Tools,
  asked: Asked,
  { reason, now }: Pick<Deed, 'reason' | 'now'>,
): Promise<Outcome<void, string>> =>
  tools.database.transaction((work) => {
    const { siteId } = asked
    const deed = { siteId, by: COMMAND_LINE, maker: null, reason, proposalId: null, now }
    return runNoted(work, tools, asked, deed)
  })
