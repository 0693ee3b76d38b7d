import { randomBytes } from 'node:crypto'
import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { OFFICE_SITE_HEADER } from '@oriel/contract/office-call'
import {
  memberCall,
  memberEventsCall,
  memberLedgerCall,
  memberListCall,
  memberNotesCall,
  memberPlaysCall,
  memberProfileCall,
  memberRoundsCall,
  memberSessionsCall,
  memberTransfersCall,
  memberWalletCall,
} from '@oriel/contract/office/member'
import { searchCall } from '@oriel/contract/office/search'
import { openDatabase } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import { keyFile } from '@oriel/dev-world/key-file'
import { tellStaff } from '@oriel/dev-world/story/staff'
import { openKeys } from '@oriel/keys/keys'
import { openStaffSession, type PersonId, type StaffId } from '@oriel/domain/staff'
import { atMost, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { growOffice, type Heavy } from './lib/grow-office.ts'
import { measureExport } from './lib/office-export.ts'
import { ask, paced, type Question } from './lib/paced.ts'

const BENCH_MAX_MS = 8 * 60_000
const FULL_MAX_MS = 60 * 60_000
const isFull = process.argv.includes('--full')
const MEMBERS = isFull ? 10_000_000 : 1_000_000
const SEARCH_MS = 150
const FIRST_MS = 300
const ALL_MS = 1_000
const HOST = 'office.localhost'
const PACE = { perSecond: 20, seconds: 6, atOnce: 2 }
const WARM_UP = 20
const ROUNDS_MAX = 3

type Case = {
  readonly name: string
  readonly call: AnyEndpoint
  readonly input: Record<string, unknown>
  readonly ceiling: number
}

/** What staff wait for all day: to find somebody, and to see the first panels of their page. */
const casesOf = ({ id, account, phone }: Heavy): readonly Case[] => {
  const member = { member_id: id }
  const find = (name: string, query: string): Case => {
    return { name: `search_${name}`, call: searchCall, input: { query }, ceiling: SEARCH_MS }
  }
  const panel = (name: string, call: AnyEndpoint, ceiling = ALL_MS): Case => {
    return { name: `member_${name}`, call, input: member, ceiling }
  }
  return [
    find('account', account),
    find('prefix', account.slice(0, 6)),
    find('phone', phone),
    find('id', id),
    { name: 'members', call: memberListCall, input: {}, ceiling: FIRST_MS },
    panel('header', memberCall, FIRST_MS),
    panel('wallet', memberWalletCall, FIRST_MS),
    panel('profile', memberProfileCall, FIRST_MS),
    panel('ledger', memberLedgerCall),
    panel('rounds', memberRoundsCall),
    panel('transfers', memberTransfersCall),
    panel('plays', memberPlaysCall),
    panel('sessions', memberSessionsCall),
    panel('notes', memberNotesCall),
    panel('events', memberEventsCall),
  ]
}

/** Calls of the office over HTTP, with a million members and as many rounds, or with ten. */
export const benchOffice = (): Promise<Figure[]> =>
  onGround(
    async (ground) => {
      const begun = performance.now()
      await hireStaff(ground)
      const heavy = await growOffice(ground, MEMBERS)
      const seconds = ((performance.now() - begun) / 1000).toFixed(0)
      say(`  ${MEMBERS.toLocaleString('en')} members and rounds in ${seconds} s`)
      const officeUrl = officeUrlOf(ground)
      const env = { OFFICE_DATABASE_URL: officeUrl, OFFICE_HOSTS: HOST }
      const api = await ground.app('office-api', env)
      const cookie = await signIn(officeUrl)
      const figures: Figure[] = []
      for (const one of casesOf(heavy)) {
        figures.push(await measure(one, `http://127.0.0.1:${api.port}`, cookie))
      }
      figures.push(...(await measureExport(ground, officeUrl)))
      return figures
    },
    isFull ? FULL_MAX_MS : BENCH_MAX_MS,
  )

const officeUrlOf = ({ databaseUrl }: Ground): string =>
  databaseUrl.replace('oriel_app', 'oriel_office')

/** One person of each role, as the dev world has them. */
async function hireStaff(ground: Ground): Promise<void> {
  const database = openDatabase({ url: officeUrlOf(ground), name: 'bench', max: 1 })
  try {
    await tellStaff(database, openKeys(keyFile(ground.folder)))
  } finally {
    await database.close()
  }
}

/** A session as a sign-in leaves it; signing in itself is not what is measured. */
async function signIn(url: string): Promise<string> {
  const database = openDatabase({ url, name: 'bench', max: 1 })
  try {
    const row = await database.rows
      .selectFrom('staff')
      .select(['id', 'person_id'])
      .where('account', '=', 'rosa.lind')
      .executeTakeFirstOrThrow()
    const { token } = await database.transaction((work) =>
      openStaffSession(
        work,
        { staffId: row.id as StaffId, personId: row.person_id as PersonId },
        { deviceMark: randomBytes(32), ip: '127.0.0.1' },
        { with: 'development', passkeyId: null },
      ),
    )
    return `__Host-office=${token}`
  } finally {
    await database.close()
  }
}

async function measure(one: Case, origin: string, cookie: string): Promise<Figure> {
  const question: Question = {
    url: origin + addressOf(one.call),
    headers: {
      host: HOST,
      cookie,
      'content-type': 'application/json',
      [OFFICE_SITE_HEADER]: String(ORIEL),
    },
    body: JSON.stringify(one.input),
  }
  expectFound(one, await ask(question))
  for (let count = 0; count < WARM_UP; count += 1) await ask(question)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS_MAX && best > one.ceiling; round += 1) {
    const { p50, p95, p99 } = await paced(question, PACE)
    const times = [p50, p95, p99].map((time) => time.toFixed(1)).join(' / ')
    say(`  ${one.name}: p50 / p95 / p99 ${times} ms`)
    best = Math.min(best, p95)
  }
  return atMost(`office.${one.name}_p95_ms`, best, one.ceiling, 1)
}

/** A call that answers quickly with nothing is no figure. */
function expectFound({ name }: Case, answer: Buffer): void {
  const { code, data } = JSON.parse(answer.toString()) as { code: number; data: object }
  if (code !== 100) throw new Error(`${name} answers ${answer.toString().slice(0, 200)}`)
  const lists = Object.values(data).filter((value) => Array.isArray(value))
  if (lists.length > 0 && lists.every((list) => list.length === 0)) {
    throw new Error(`${name} finds nothing`)
  }
}
