import { openDatabase } from '@oriel/db/database'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { startWorld, type World } from '@oriel/dev-world/world'
import { openKeys } from '@oriel/keys/keys'
import { HOUSE_FULL } from './asking.ts'
import { endUntilBack } from './faults.ts'
import type { Figure } from './figures.ts'
import { judgeLogins } from './login-judge.ts'
import { runLoginLoad, type Sent } from './login-load.ts'

const FULL = { seconds: 60, kills: 8 }
const SHORT = { seconds: 20, kills: 2 }
const PER_SECOND = { login: 10, registration: 2, read: 100 } as const
const KILL_EVERY_MS = 5_000
const CONNECTIONS = 8
/** A connection may be used a moment longer than its process lives. */
const KILL_MARGIN_MS = 500
/**
 * Sign-ins have no such bound: as many as are under way when a process is ended fail, and how many
 * that are depends on how long the machine takes for a hash.
 */
const READ_ERRORS_CEILING_PERCENT = 10

type Options = {
  readonly folder: string
  readonly short: boolean
  readonly note: (text: string) => void
}

/** Ends one api after the other while people sign in, register and read through the edge. */
export async function runLogin({ folder, short, note }: Options): Promise<Figure[]> {
  const { seconds, kills: killsFloor } = short ? SHORT : FULL
  const world = await startWorld({
    folder,
    edgePort: await freePort(),
    copies: { api: 2, realtime: 1, worker: 1 },
    natsNodes: 1,
    mode: 'built',
    durable: true,
    onStep: (name) => note(`the world has its ${name}`),
  })
  const { databaseUrl, edge } = world
  const database = openDatabase({ url: databaseUrl, name: 'chaos', max: CONNECTIONS })
  try {
    const keys = openKeys(keyFile(folder))
    const load = { port: edge.port, database, keys, perSecond: PER_SECOND, seconds }
    const [sent, kills] = await Promise.all([runLoginLoad(load), killInTurn(world, seconds, note)])
    note(`${sent.length} requests were sent, ${edge.retried()} of them met a door that was closed`)
    for (const line of failuresOf(sent)) note(line)
    return [
      ...(await judgeLogins(databaseUrl, edge.port, sent)),
      ...errorsOf(sent, kills),
      { name: 'login edge_retried_percent', value: (edge.retried() * 100) / sent.length },
      { name: 'login api_kills', value: kills.length, floor: killsFloor },
    ]
  } finally {
    await database.close()
    await world.stop()
    note('the world is gone')
  }
}

/** Never both at once: the other one is back before the next is ended. Gives the moments. */
async function killInTurn(
  { apps }: World,
  seconds: number,
  note: Options['note'],
): Promise<number[]> {
  const apis = apps.filter(({ name }) => name === 'api')
  const begun = performance.now()
  const kills: number[] = []
  for (let due = KILL_EVERY_MS; due < seconds * 1000; due += KILL_EVERY_MS) {
    const wait = begun + due - performance.now()
    // Its turn has passed while the last one came back.
    if (wait < 0) continue
    await new Promise((resolve) => setTimeout(resolve, wait))
    const place = kills.length % apis.length
    const api = apis[place]
    if (!api) throw new Error('the world has no api')
    kills.push(performance.now())
    await endUntilBack(api, `api number ${place + 1}`, 'SIGKILL', note)
  }
  return kills
}

/** Only what was under way in a process that was ended, and who met a full house, may fail. */
function errorsOf(sent: readonly Sent[], kills: readonly number[]): Figure[] {
  const failed = sent.filter(({ code }) => code === null)
  const isExplained = ({ begunAt, endedAt, failure }: Sent) =>
    failure === HOUSE_FULL || kills.some((at) => at > begunAt - KILL_MARGIN_MS && at < endedAt)
  const percent = (kind: Sent['kind']): Figure => {
    const isOfKind = (one: Sent) => one.kind === kind
    const share = failed.filter(isOfKind).length / sent.filter(isOfKind).length
    return { name: `login ${kind}_errors_percent`, value: share * 100 }
  }
  return [
    {
      name: 'login errors_unexplained',
      value: failed.filter((one) => !isExplained(one)).length,
      ceiling: 0,
    },
    percent('login'),
    percent('registration'),
    { ...percent('read'), ceiling: READ_ERRORS_CEILING_PERCENT },
  ]
}

/** How often each kind failed for each reason. */
function failuresOf(sent: readonly Sent[]): string[] {
  const failed = sent.filter(({ code }) => code === null)
  const byReason = Map.groupBy(failed, ({ kind, failure }) => `${kind} ${failure}`)
  return [...byReason].map(([reason, all]) => `${all.length} times: ${reason}`)
}
