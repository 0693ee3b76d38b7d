import { openBus } from '@oriel/bus/bus'
import { DEAD_STREAM } from '@oriel/bus/subjects'
import { createConnection } from '@oriel/db/pool'
import { verifyLaws } from '@oriel/ledger/verify'
import type { JudgedGround } from './ground.ts'
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
type SeamlessRound = {
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

export const placeOf = (ref: string, provider: string): string => `${ref} ${provider}`

type Client = ReturnType<typeof createConnection>

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

async function readStudio(client: Client, { providers }: JudgedGround) {
  const own = providers.filter(({ dialect }) => dialect === 'studio')
  const byOperator = new Map(own.map((one) => [one.operator, one.providerId]))
  const { rows: found } = await client.query<
    Omit<TheirTransfer, 'provider'> & { operator: string }
  >(
    `SELECT t.ref AS reference, o.code AS operator, t.state, t.direction,
       coalesce(t.amount, 0) AS amount
     FROM transfers t JOIN operators o ON o.id = t.operator_id`,
  )
  const { rows: players } = await client.query<{
    ref: string
    operator: string
    balance: bigint
    result: bigint
  }>(
    `SELECT p.member_ref AS ref, o.code AS operator, coalesce(w.balance, 0) AS balance,
       (SELECT coalesce(sum(coalesce(r.payout, 0) - r.stake), 0)::bigint FROM rounds r
         WHERE r.player_id = p.id AND r.status IN ('settled', 'open')) AS result
     FROM players p JOIN operators o ON o.id = p.operator_id
     LEFT JOIN wallets w ON w.player_id = p.id WHERE NOT p.is_demo`,
  )
  const { rows: rounds } = await client.query<SeamlessRound>(
    `SELECT r.id, r.game, r.stake, r.payout, r.status FROM rounds r
     JOIN operators o ON o.id = r.operator_id WHERE o.wallet = 'seamless' AND NOT r.is_demo`,
  )
  const { rows: named } = await client.query<{
    key: string
    payout: bigint | null
    status: string
  }>(
    `SELECT k.client_round AS key, r.payout, r.status FROM rounds r
     JOIN round_keys k ON k.player_id = r.player_id AND k.round_id = r.id`,
  )
  const { rows: settled } = await client.query<TheirRound & { operator: string }>(
    `SELECT o.code AS operator, r.id AS round, p.member_ref AS ref, r.stake, r.payout FROM rounds r
     JOIN players p ON p.id = r.player_id JOIN operators o ON o.id = r.operator_id
     WHERE r.status = 'settled' AND NOT r.is_demo`,
  )
  const provider = (operator: string) => byOperator.get(operator) ?? operator
  const place = (one: { ref: string; operator: string }) => placeOf(one.ref, provider(one.operator))
  return {
    transfers: found.map(({ operator, ...one }) => ({ ...one, provider: provider(operator) })),
    balances: new Map(players.map((one) => [place(one), one.balance])),
    results: new Map(players.map((one) => [place(one), one.result])),
    rounds,
    settled: settled.map(({ operator, ...one }) => ({ ...one, provider: provider(operator) })),
    studioRounds: new Map(named.map((one) => [one.key, one])),
  }
}

type Dump = {
  readonly transfers: readonly {
    readonly reference: string
    readonly name: string
    readonly direction: 'in' | 'out'
    readonly state: 'success' | 'failed'
    readonly amount: number
  }[]
  readonly players: readonly {
    readonly name: string
    readonly currency: string
    readonly demo: number
    readonly balance: number
  }[]
  readonly rounds: readonly {
    readonly id: string
    readonly name: string
    readonly stake: number
    readonly payout: number | null
  }[]
}

const HUNDREDTH = 100n
/** Some write the currency behind the name. */
const refIn = (name: string): string => name.split('_', 1)[0] ?? ''

/** What was won is what is there and did not come by a transfer; its rounds must say the same. */
async function readDump(
  { apps }: JudgedGround,
  { dialect, providerId }: { readonly dialect: string; readonly providerId: string },
) {
  const port = apps.find(({ name }) => name === 'sandbox')?.port
  const answer = await fetch(`http://127.0.0.1:${port}/${dialect}/control/dump`)
  const dump = (await answer.json()) as Dump
  const units = (count: number) => BigInt(count) * HUNDREDTH
  const balances = new Map<string, bigint>()
  for (const { name, demo, balance } of dump.players) {
    if (demo === 0) balances.set(placeOf(refIn(name), providerId), units(balance))
  }
  const results = new Map(balances)
  for (const { name, direction, state, amount } of dump.transfers) {
    if (state !== 'success') continue
    const place = placeOf(refIn(name), providerId)
    const change = direction === 'in' ? -units(amount) : units(amount)
    results.set(place, (results.get(place) ?? 0n) + change)
  }
  const transfers = dump.transfers.map(
    ({ reference, direction, state, amount }): TheirTransfer => ({
      reference,
      provider: providerId,
      state: state === 'success' ? 'applied' : 'refused',
      direction,
      amount: units(amount),
    }),
  )
  const settled = dump.rounds.map(({ id, name, stake, payout }): TheirRound => ({
    provider: providerId,
    round: id,
    ref: refIn(name),
    stake: units(stake),
    payout: units(payout ?? 0),
  }))
  return { transfers, balances, results, settled }
}
