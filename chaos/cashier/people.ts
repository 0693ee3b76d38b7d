import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Actor, Tools } from '@oriel/domain/command'
import { actAlone, commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { createLedger } from '@oriel/ledger/ledger'
import { sitDown } from '../office/ground.ts'
import type { PlayGround } from '../play/ground.ts'

const LOOK_MS = 300
const AT_ONCE = 20
const REFUSES = 0.15
const WHY = 'looked at in a fault run'
const REVIEW = commands.get('withdrawal.review')
const APPROVE = commands.get('withdrawal.approve')

type Waiting = { readonly id: string; readonly people: number | null }

/** Two people of the house decide what waits for people, all the time, until they are stopped. */
export async function keepDeciding(
  { officeUrl, keys }: Pick<PlayGround, 'officeUrl' | 'keys'>,
  random: () => number,
): Promise<{ stop(): Promise<number> }> {
  const database = openDatabase({ url: officeUrl, name: 'people', max: 2 })
  const tools = { database, keys, ledger: createLedger(database) }
  const [maker, checker] = [await sitDown(tools, 'pham.ha'), await sitDown(tools, 'tran.lan')]
  let [isOver, decided] = [false, 0]
  const look = async (): Promise<void> => {
    decided += await agree(tools, checker)
    for (const one of await listWaiting(database)) {
      if (await decide(tools, maker, one, random() < REFUSES)) decided += 1
    }
  }
  const deciding = (async () => {
    while (!isOver) {
      // The database may be away; whatever was being decided is decided whole or not at all.
      await look().catch(() => {})
      await pause(LOOK_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await deciding
      await database.close()
      return decided
    },
  }
}

const listWaiting = ({ rows }: Database): Promise<Waiting[]> =>
  rows
    .selectFrom('withdrawals')
    .select(['id', 'people'])
    .where('site_id', '=', ORIEL)
    .where('state', '=', 'review')
    .limit(AT_ONCE)
    .execute()

/** One is enough for most; of the rest one person proposes, and another agrees. */
async function decide(tools: Tools, maker: Actor, { id, people }: Waiting, refuses: boolean) {
  if (!REVIEW || !APPROVE) throw new Error('the commands are not there')
  const now = new Date()
  if (!refuses && (people ?? 0) > 1) {
    const input = { withdrawal_id: id }
    await makeProposal(tools, maker, { one: APPROVE, input, siteId: ORIEL }, WHY, now)
    return false
  }
  const decision = refuses ? { decision: 'refuse', because: 'account_checks' } : APPROVES
  const input = { withdrawal_id: id, ...decision }
  const asked = { one: REVIEW, input, siteId: ORIEL }
  return (await actAlone(tools, maker, asked, { reason: WHY, now })).ok
}
const APPROVES = { decision: 'approve' } as const

/** Agrees to all that is proposed. */
async function agree(tools: Tools, checker: Actor): Promise<number> {
  const open = await tools.database.rows
    .selectFrom('proposals')
    .select(['id', 'command_hash'])
    .where('state', '=', 'open')
    .limit(AT_ONCE)
    .execute()
  let agreed = 0
  for (const { id, command_hash: hash } of open) {
    const given = { id, vote: 'yes', reason: WHY, hash } as const
    const said = await decideProposal(tools, commands, checker, given, new Date())
    if (said.ok) agreed += 1
  }
  return agreed
}
