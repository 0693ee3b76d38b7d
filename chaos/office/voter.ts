import { expectDone } from '@oriel/core/outcome'
import { openDatabase } from '@oriel/db/database'
import { commands, decideProposal } from '@oriel/domain/proposal'
import type { Actor } from '@oriel/domain/command'
import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { createLedger } from '@oriel/ledger/ledger'

/** A process that gives votes as it is told to, until it is ended in the midst of one. */
export type Ballot = { readonly id: string; readonly hash: string; readonly actor: Actor }

const [url = ''] = process.argv.slice(2)
const database = openDatabase({ url, name: 'voter', max: 2 })
const tools = { database, keys: createKeys(readRing(newRing())), ledger: createLedger(database) }
// The connection is there before the first vote, so that kills fall into the vote itself.
await database.rows.selectFrom('permissions').select('permission').execute()

process.on('message', ({ id, hash, actor }: Ballot) => {
  const vote = { id, vote: 'yes', reason: 'agreed by the second desk' } as const
  const given = { ...vote, hash: Buffer.from(hash, 'hex') }
  process.send?.('begun')
  void decideProposal(tools, commands, actor, given, new Date()).then((said) =>
    process.send?.(`answered ${expectDone(said)}`),
  )
})
process.send?.('ready')
