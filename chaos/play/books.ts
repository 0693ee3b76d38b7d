import { openBus } from '@oriel/bus/bus'
import { DEAD_STREAM } from '@oriel/bus/subjects'
import { createConnection } from '@oriel/db/pool'
import { verifyLaws } from '@oriel/ledger/verify'
import type { JudgedGround } from './ground.ts'
import { placeOf } from './place.ts'
import { readDump } from './read-dump.ts'
import { readStudio } from './read-studio.ts'
import type { OwnRound, TheirRound } from './rounds.ts'

export type OwnTransfer = {
  readonly id: string
  readonly reference: string
  readonly member: string
  readonly provider: string
  readonly direction: 'in' | 'out'
  readonly state: 'held' | 'sent' | 'completed' | 'reversed'
  readonly asked: bigint | null
  readonly moved: bigint | null
}
/** A transfer by the provider's own word. Only what it applied moved anything there. */
export type TheirTransfer = {
  readonly reference: string
  readonly provider: string
  readonly state: 'applied' | 'refused' | 'cancelled'
  readonly direction: 'in' | 'out' | null
  readonly amount: bigint
}
type Move = {
  readonly tx: string
  readonly kind: string
  readonly round: string
  readonly bet: bigint
  readonly win: bigint
  readonly state: string
}
export type SeamlessRound = {
  readonly id: string
  readonly game: string
  readonly stake: bigint
  readonly payout: bigint | null
  readonly status: string
}
/** Money by `member provider`, where a member is our name of them at providers. */
type Amounts = ReadonlyMap<string, bigint>

export type Books = {
  readonly transfers: readonly OwnTransfer[]
  readonly theirs: readonly TheirTransfer[]
  /** By `id state` and by `state because`. */
  readonly plays: ReadonlyMap<string, string>
  readonly available: Amounts
  readonly mirrors: Amounts
  /** What the providers have for everybody, and what everybody won and lost there. */
  readonly balances: Amounts
  readonly results: Amounts
  readonly moves: readonly Move[]
  readonly rounds: readonly SeamlessRound[]
  /** By the player's own name of the round. */
  readonly studioRounds: ReadonlyMap<
    string,
    { readonly payout: bigint | null; readonly status: string }
  >
  readonly ownRounds: readonly OwnRound[]
  readonly theirRounds: readonly TheirRound[]
  /** Events that some consumer gave up on. */
  readonly dead: number
  readonly transit: bigint
  readonly suspense: bigint
  readonly cases: number
  readonly lawsBroken: number
}

export type Client = ReturnType<typeof createConnection>

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = createConnection({ url, name: 'judge' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function readBooks(
  ground: JudgedGround,
  note: (text: string) => void,
): Promise<Books> {
  const ours = await withClient(ground.ownerUrl, (client) => readOurs(client, note))
  const studio = await withClient(ground.studioOwnerUrl, (client) => readStudio(client, ground))
  const simulated = await Promise.all(
    ground.providers
      .filter(({ dialect }) => dialect !== 'studio')
      .map((one) => readDump(ground, one)),
  )
  return {
    ...ours,
    rounds: studio.rounds,
    theirRounds: [...studio.settled, ...simulated.flatMap(({ settled }) => settled)],
    dead: await countDead(ground.natsUrls),
    studioRounds: studio.studioRounds,
    theirs: [...studio.transfers, ...simulated.flatMap(({ transfers }) => transfers)],
    balances: new Map([studio, ...simulated].flatMap(({ balances }) => [...balances])),
    results: new Map([studio, ...simulated].flatMap(({ results }) => [...results])),
  }
}

async function readOurs(client: Client, note: (text: string) => void) {
  const { rows: transfers } = await client.query<OwnTransfer>(
    `SELECT id, reference, replace(member_id::text, '-', '') AS member, provider_id AS provider,
       direction, state, asked, moved FROM transfers`,
  )
  const { rows: plays } = await client.query<{ id: string; state: string }>(
    'SELECT id, state FROM plays',
  )
  const { rows: money } = await client.query<{
    ref: string
    kind: string
    party: string
    units: bigint
  }>(
    `SELECT replace(owner::text, '-', '') AS ref, kind, party, sum(balance)::bigint AS units
     FROM ledger_accounts WHERE currency = 'USD' GROUP BY owner, kind, party`,
  )
  const { rows: moves } = await client.query<Move>(
    `SELECT tx_id AS tx, kind, round_id AS round, bet, win, state FROM seamless_moves`,
  )
  const { rows: ownRounds } = await client.query<OwnRound>(
    `SELECT provider_id AS provider, round_id AS round, replace(member_id::text, '-', '') AS ref,
       type_id AS type, status, stake, payout, valid FROM rounds`,
  )
  const { rows: cases } = await client.query<{ kind: string; subject: string; detail: unknown }>(
    'SELECT kind, subject, detail FROM provider_cases WHERE closed_at IS NULL',
  )
  for (const one of cases.slice(0, 3)) note(`a case is open: ${JSON.stringify(one)}`)
  let lawsBroken = 0
  for await (const { law, broken, first } of verifyLaws(client)) {
    lawsBroken += broken
    if (broken > 0) note(`broken ${broken} times: ${law}, first ${first.join(', ')}`)
  }
  const of = (kind: string) => money.filter((one) => one.kind === kind)
  const sizeOf = (kind: string) => of(kind).reduce((sum, { units }) => sum + size(units), 0n)
  return {
    transfers,
    plays: new Map(plays.map(({ id, state }) => [id, state])),
    available: new Map(of('available').map(({ ref, units }) => [ref, units])),
    mirrors: new Map(of('mirror').map(({ ref, party, units }) => [placeOf(ref, party), units])),
    moves,
    ownRounds,
    transit: sizeOf('transit'),
    suspense: sizeOf('suspense'),
    cases: cases.length,
    lawsBroken,
  }
}

/** Events that some consumer gave up on. */
export async function countDead(urls: readonly string[]): Promise<number> {
  const bus = await openBus({ urls, name: 'judge' })
  try {
    return (await bus.manager.streams.info(DEAD_STREAM)).state.messages
  } finally {
    await bus.close()
  }
}

export const size = (units: bigint): bigint => (units < 0n ? -units : units)
