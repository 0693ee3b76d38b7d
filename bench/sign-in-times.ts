import { addressOf } from '@oriel/contract/endpoint'
import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import { openDatabase } from '@oriel/db/database'
import { keyFile } from '@oriel/dev-world/key-file'
import { loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { openKeys } from '@oriel/keys/keys'
import { processorSeconds } from './lib/cpu.ts'
import { atMost, say, type Figure } from './lib/figure.ts'
import { onGround } from './lib/ground.ts'
import { valueAt } from './lib/rounds.ts'

const TRIES = 500
/** Accounts of each kind: none is tried as often as the limit for wrong passwords allows. */
const EACH = 20
/** A missing hash would be 20 ms of work and more. */
const P95_APART_CEILING_MS = 10
const MEDIAN_APART_CEILING_MS = 5
const BENCH_MAX_MS = 300_000
const HOST = 'oriel.localhost'

const named = (name: string): string[] =>
  Array.from({ length: EACH }, (_, number) => `${name}${1000 + number}`)
const ACCOUNTS = { known: named('timed'), unknown: named('nobody') }
type Kind = keyof typeof ACCOUNTS

let addresses = 0
/** Limits are per network: everybody comes from another one. */
const somewhere = (): string => {
  addresses += 1
  return `100.${64 + (addresses >> 8)}.${addresses & 255}.7`
}

/**
 * Whether the time of a refusal tells that an account exists. Tests count the hashes and statements
 * of both refusals; this measures what is left of a difference in processor time.
 */
export const benchSignInTimes = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const api = await ground.app('api')
    const keys = openKeys(keyFile(ground.folder))
    const database = openDatabase({ url: ground.databaseUrl, name: 'bench', max: 2 })
    ground.onEnd(() => database.close())
    await makeMembers(database, keys, ACCOUNTS.known)
    const url = `http://127.0.0.1:${api.port}${addressOf(loginCall)}`
    const workOf = async (account: string): Promise<number> => {
      const pass = await loginPass(database, keys, somewhere(), new Date())
      const headers = {
        host: HOST,
        'content-type': 'application/json',
        'x-forwarded-for': pass.ip,
        [LOGIN_HEADER]: pass.header,
      }
      const { captcha_token, answer } = pass
      const body = JSON.stringify({ account, password: 'wrong123', captcha_token, answer })
      const before = processorSeconds(api.pid())
      const said = await (await fetch(url, { method: 'POST', headers, body })).text()
      const work = (processorSeconds(api.pid()) - before) * 1000
      if (!said.startsWith('{"code":101,')) throw new Error(`${account} was answered ${said}`)
      return work
    }
    const work: Record<Kind, number[]> = { known: [], unknown: [] }
    // One of each in turn: whatever else the machine does hits both alike.
    for (let turn = 0; turn < TRIES; turn += 1) {
      const kinds: Kind[] = turn % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']
      for (const kind of kinds) work[kind].push(await workOf(ACCOUNTS[kind][turn % EACH] ?? ''))
    }
    const apart = (part: number) =>
      Math.abs(valueAt(work.known, part) - valueAt(work.unknown, part))
    say(
      `  processor time of ${TRIES} refusals each, median ${valueAt(work.known, 0.5).toFixed(1)} ms`,
    )
    return [
      atMost('sign-in-times.apart_p95_ms', apart(0.95), P95_APART_CEILING_MS, 1),
      atMost('sign-in-times.apart_p50_ms', apart(0.5), MEDIAN_APART_CEILING_MS, 1),
    ]
  }, BENCH_MAX_MS)
