import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { commands, withdrawProposal } from '@oriel/domain/proposal'
import { chance, type Figure } from './figures.ts'
import {
  makeGround,
  propose,
  readMember,
  sitDown,
  type Desks,
  type Ground,
} from './office/ground.ts'

const FULL = { kills: 200 }
const SHORT = { kills: 12 }
/** A second factor is good for five minutes: people prove themselves again well before that. */
const TURNS_PER_SESSION = 10
/**
 * Within which time a kill falls, at first. A vote takes a few milliseconds on one machine and many
 * on another, so the time follows: longer after a vote that left nothing, shorter after one kept.
 */
const WITHIN_MS = 14
const LONGER = 1.5
const SHORTER = 0.7

type Options = {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly note: (text: string) => void
}

type Kept = { state: string; votes: number; ran: number; voted: number }
type Turn = { readonly isDone: boolean; readonly isWhole: boolean; readonly wasAnswered: boolean }

/**
 * Ends the process that gives the last vote, at any moment. Afterwards either nothing of it is
 * there, or all of it: the vote, the end of the proposal, what the command did, and its events.
 */
export async function runOffice({ folder, short, seed, note }: Options): Promise<Figure[]> {
  const { kills } = short ? SHORT : FULL
  const ground = await makeGround(folder)
  try {
    let desks = await sitDownAll(ground)
    note('people sit at their desks')
    const random = chance(seed)
    const turns: Turn[] = []
    let withinMs = WITHIN_MS
    while (turns.length < kills) {
      if (turns.length % TURNS_PER_SESSION === TURNS_PER_SESSION - 1)
        desks = await sitDownAll(ground)
      const turn = await takeTurn(ground, desks, random() * withinMs)
      withinMs *= turn.isDone ? SHORTER : LONGER
      turns.push(turn)
    }
    const done = turns.filter(({ isDone }) => isDone).length
    note(`${done} of ${kills} votes were kept, ${kills - done} left nothing`)
    return [
      { name: 'office kills', value: turns.length, floor: kills },
      { name: 'office halves', value: turns.filter(({ isWhole }) => !isWhole).length, ceiling: 0 },
      {
        name: 'office answered_and_lost',
        value: turns.filter(({ wasAnswered, isDone }) => wasAnswered && !isDone).length,
        ceiling: 0,
      },
      // Kills that all come too early or too late would prove nothing.
      { name: 'office kept', value: done, floor: 1 },
      { name: 'office left_nothing', value: kills - done, floor: 1 },
    ]
  } finally {
    await ground.tools.database.close()
    await ground.postgres.stop()
  }
}

const sitDownAll = async ({ tools }: Ground): Promise<Desks> => ({
  risk: await sitDown(tools, 'kenji.mori'),
  maker: await sitDown(tools, 'mai.srisuk'),
  checker: await sitDown(tools, 'rosa.lind'),
})

async function takeTurn(ground: Ground, desks: Desks, afterMs: number): Promise<Turn> {
  const { id, hash } = await propose(ground, desks)
  const voter = await startVoter(ground.url)
  let wasAnswered = false
  voter.on('message', (said) => {
    wasAnswered ||= typeof said === 'string' && said.startsWith('answered')
  })
  const begun = once(voter, 'message')
  voter.send({ id, hash, actor: desks.checker })
  await begun
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  voter.kill('SIGKILL')
  await once(voter, 'exit')
  const turn = await judge(ground, id)
  if (!turn.isDone) {
    const taken = { id, reason: 'the turn is over' }
    await withdrawProposal(ground.tools, commands, desks.maker, taken)
  }
  return { ...turn, wasAnswered }
}

async function startVoter(url: string): Promise<ChildProcess> {
  const voter = fork(path.join(import.meta.dirname, 'office/voter.ts'), [url])
  await once(voter, 'message')
  return voter
}

/** Waits until the database has noticed that the process is gone, then looks at all there is. */
async function judge(
  { tools: { database }, memberId }: Ground,
  id: string,
): Promise<Omit<Turn, 'wasAnswered'>> {
  // The row's lock: a transaction that is still being ended holds it.
  await database.transaction((work) =>
    work.selectFrom('proposals').select('id').where('id', '=', id).forUpdate().execute(),
  )
  const { rows } = await database.pool.query<Kept>(
    `SELECT p.state, (SELECT count(*)::int FROM proposal_votes WHERE proposal_id = p.id) AS votes,
      (SELECT count(*)::int FROM office_events e WHERE e.proposal_id = p.id
        AND e.outcome = 'done') AS ran,
      (SELECT count(*)::int FROM office_events e WHERE e.proposal_id = p.id
        AND e.outcome = 'voted_yes') AS voted
    FROM proposals p WHERE p.id = $1`,
    [id],
  )
  const [row] = rows
  const { state } = await readMember(database, memberId)
  const isDone = row?.state === 'done'
  const seen = [row?.votes, row?.ran, row?.voted, state].join(' ')
  return { isDone, isWhole: seen === (isDone ? '1 1 1 open' : '0 0 0 frozen') }
}
