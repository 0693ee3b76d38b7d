import { openDatabase } from '@oriel/db/database'
import { freePort } from '@oriel/dev-world/engine/process'
import { keyFile } from '@oriel/dev-world/key-file'
import { startWorld, type World } from '@oriel/dev-world/world'
import { openKeys } from '@oriel/keys/keys'
import { HOUSE_FULL } from './asking.ts'
import { endUntilBack } from './faults.ts'
import { timed, type Figure } from './figures.ts'
import { judgeLogins } from './login-judge.ts'
import { runLoginLoad, type Sent } from './login-load.ts'

/** So many seconds' worth of requests, at the pace below or slower. */
const FULL = { seconds: 60, kills: 8 }
const SHORT = { seconds: 20, kills: 3 }
const PER_SECOND = { login: 10, registration: 2, read: 100 } as const
const LOOK_MS = 50
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
  const { seconds, kills: wanted } = short ? SHORT : FULL
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
    const sent: Sent[] = []
    const all = seconds * Object.values(PER_SECOND).reduce((sum, one) => sum + one, 0)
    const share = () => sent.length / all
    const [kills] = await Promise.all([
      killInTurn(world, wanted, share, note),
      runLoginLoad(load, sent),
    ])
    note(`${sent.length} requests were sent, ${edge.retried()} of them met a door that was closed`)
    for (const line of failuresOf(sent)) note(line)
    return [
      ...(await judgeLogins(databaseUrl, edge.port, sent)),
      ...errorsOf(sent, kills),
      { name: 'login edge_retried_percent', value: (edge.retried() * 100) / sent.length },
      { name: 'login api_kills', value: kills.length, floor: wanted },
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
  wanted: number,
  /** How much of the load has been answered, from 0 to 1. */
  share: () => number,
  note: Options['note'],
): Promise<number[]> {
  const apis = apps.filter(({ name }) => name === 'api')
  const kills: number[] = []
  for (let number = 1; number <= wanted; number += 1) {
    while (share() < number / (wanted + 1)) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
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
    timed({ ...percent('read'), ceiling: READ_ERRORS_CEILING_PERCENT }),
  ]
}

/** How often each kind failed for each reason. */
function failuresOf(sent: readonly Sent[]): string[] {
  const failed = sent.filter(({ code }) => code === null)
  const byReason = Map.groupBy(failed, ({ kind, failure }) => `${kind} ${failure}`)
  return [...byReason].map(([reason, all]) => `${all.length} times: ${reason}`)
}
