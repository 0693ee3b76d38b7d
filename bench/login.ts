import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { loginCall } from '@oriel/contract/member/session'
import { openDatabase, type Database } from '@oriel/db/database'
import { CAST_PASSWORD } from '@oriel/dev-world/cast'
import { keyFile } from '@oriel/dev-world/key-file'
import { loginPass, makeMembers, type Pass } from '@oriel/dev-world/testing/sign-ins'
import { HASHES_AT_ONCE } from '@oriel/domain/password'
import { openKeys, type Keys } from '@oriel/keys/keys'
import type { HashTurn } from './bare/argon2.ts'
import { processorSeconds } from './lib/cpu.ts'
import { byTheClock, shareOf } from './lib/clock-turns.ts'
import { atLeast, atMost, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { paced } from './lib/paced.ts'
import { valueAt } from './lib/rounds.ts'
import type { Done, LoginTurn } from './load/logins.ts'

/** By the clock, as a share of the bare hash, which has all cores to itself. */
const RATE_FLOOR = 0.85
/** By the processor time of our process: what the door adds to the hash. */
const PROCESSOR_FLOOR = 0.75
const OTHER_P99_CEILING_MS = 100
/** Enough that somebody always waits for the hash; each is a member of its own. */
const CONNECTIONS = 16
/** More than any machine lets in with so few at once: each pass is good for one. */
const PASSES_PER_SECOND = 100
const PASSES_AT_ONCE = 8
const OTHER = { perSecond: 20, seconds: 6, atOnce: 1 }
const OTHER_ROUNDS = 5
const BENCH_MAX_MS = 300_000
const HOST = 'oriel.localhost'

/** Sign-ins through the whole door, against nothing but their hash; and who else is served then. */
export const benchLogin = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const api = await ground.app('api')
    const url = (path: string) => `http://127.0.0.1:${api.port}${path}`
    const bare = await ground.child('bare/argon2.ts')
    const prepare = await signInsAt(ground, url(addressOf(loginCall)))
    say(`  ${HASHES_AT_ONCE} hashes at once, ${CONNECTIONS} connections`)
    const [ours, theirs] = [watchCost(api.pid()), watchCost(bare.pid)]
    const rates = await byTheClock({
      ours: async (seconds) => ours.note(await prepare(seconds)),
      bare: (seconds) =>
        theirs.note(() => bare.ask({ seconds, atOnce: HASHES_AT_ONCE } satisfies HashTurn)),
    })
    const [signIn, hash] = [ours.each(), theirs.each()]
    say(`  processor time: ${signIn.toFixed(1)} ms for a sign-in, ${hash.toFixed(1)} ms for a hash`)
    return [
      atLeast('login.rate', shareOf('ours of bare', rates.ours, rates.bare), RATE_FLOOR),
      atLeast('login.processor', hash / signIn, PROCESSOR_FLOOR),
      await othersMeanwhile(url(addressOf(announcementMarqueeCall)), prepare),
    ]
  }, BENCH_MAX_MS)

/** Watches what each turn costs a process, apart from what else the machine does. */
function watchCost(pid: number) {
  const costs: number[] = []
  return {
    /** Gives how many a second. */
    async note(work: () => Promise<Done>): Promise<number> {
      const before = processorSeconds(pid)
      const { count, seconds } = await work()
      costs.push(((processorSeconds(pid) - before) / count) * 1000)
      return count / seconds
    },
    /** Milliseconds of one. A neighbour can only add to them: the lower quartile of the turns. */
    each: () => valueAt(costs, 0.25),
  }
}

/** Gives what signs in for so many seconds. */
type Prepare = (seconds: number) => Promise<() => Promise<Done>>

/** Headers and captchas are made before each turn: to fetch and to solve them is not measured. */
async function signInsAt(ground: Ground, url: string): Promise<Prepare> {
  const keys = openKeys(keyFile(ground.folder))
  const database = openDatabase({ url: ground.databaseUrl, name: 'bench', max: PASSES_AT_ONCE })
  ground.onEnd(() => database.close())
  const accounts = Array.from({ length: CONNECTIONS }, (_, number) => `bench${1000 + number}`)
  await makeMembers(database, keys, accounts)
  const generator = await ground.child('load/logins.ts')
  const common = { url, host: HOST, password: CAST_PASSWORD, accounts }
  return async (seconds) => {
    const passes = await makePasses(database, keys, seconds * PASSES_PER_SECOND)
    return () => generator.ask<Done>({ ...common, passes, seconds } satisfies LoginTurn)
  }
}

let addresses = 0
/** Limits are per address: everybody comes from another one. */
const somewhere = (): string => {
  addresses += 1
  return `100.${64 + ((addresses >> 16) & 63)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

async function makePasses(database: Database, keys: Keys, count: number): Promise<Pass[]> {
  const passes: Pass[] = []
  const keepMaking = async () => {
    while (passes.length < count) {
      passes.push(await loginPass(database, keys, somewhere(), new Date()))
    }
  }
  await Promise.all(Array.from({ length: PASSES_AT_ONCE }, keepMaking))
  return passes
}

/** Another call at a steady pace, in turn without sign-ins and with as many as get through. */
async function othersMeanwhile(url: string, prepare: Prepare): Promise<Figure> {
  const headers = { host: HOST, 'content-type': 'application/json' }
  const ask = async () => (await paced({ url, headers, body: '{}' }, OTHER)).p99
  const quiet: number[] = []
  const busy: number[] = []
  const signIns: number[] = []
  for (let round = 0; round < OTHER_ROUNDS; round += 1) {
    quiet.push(await ask())
    const signIn = await prepare(OTHER.seconds)
    const [letIn, p99] = await Promise.all([signIn(), ask()])
    busy.push(p99)
    signIns.push(letIn.count / letIn.seconds)
  }
  const write = (values: readonly number[]) =>
    [0.25, 0, 1].map((part) => valueAt(values, part).toFixed(1)).join(', ')
  say(
    `  p99 in ms of the marquee, ${OTHER.perSecond}/s: lower quartile, least, most of ${OTHER_ROUNDS} rounds`,
  )
  say(`  without sign-ins: ${write(quiet)}`)
  say(`  with ${valueAt(signIns, 0.5).toFixed(0)} sign-ins a second: ${write(busy)}`)
  // A neighbour on the machine can only add to a time.
  return atMost('login.other_p99_ms', valueAt(busy, 0.25), OTHER_P99_CEILING_MS, 1)
}
