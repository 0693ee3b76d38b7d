import { newId, siteId, type MemberId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import {
  answered,
  makeKnown,
  noteEmpty,
  noteHolding,
  refOf,
  refused,
  saveLink,
  unknown,
  type FedRound,
  type ProviderPort,
  type Providers,
} from '@oriel/domain/provider'
import { houseAccount, memberAccount, mirrorAccount, facingAccount } from '@oriel/ledger/chart'
import type { JournalKind } from '@oriel/ledger/causes'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries } from '@oriel/ledger/rules'
import { makeMember, makeSite } from '../examples.ts'
import { saveGames, saveProviders } from '@oriel/domain/games'
import { readFed, type BatchId } from '@oriel/domain/round'

export const GP = 'GPTS'
export const SITE = siteId(1)

/** A provider in memory: what lies there, what was played, and the feed that tells it. */
export class FakeProvider {
  readonly told: FedRound[] = []
  readonly balances = new Map<string, Units>()
  /** What it says of references, as a house remembers them. */
  readonly fates = new Map<string, { amount: Units }>()
  isAway = false
  asked = 0

  readonly port: ProviderPort = {
    caps: {
      wallet: 'transfer',
      step: 1n,
      cancel: true,
      notFoundFinalMs: 60_000,
      kick: true,
      demo: false,
    },
    ensurePlayer: ({ ref }) => Promise.resolve(answered({ extId: ref })),
    launch: () => Promise.resolve(unknown('unreachable')),
    kick: () => Promise.resolve(answered({ kicked: true })),
    balance: ({ ref }) =>
      Promise.resolve(
        this.isAway
          ? unknown('timeout')
          : answered({ balance: this.balances.get(ref) ?? 0n, staked: 0n }),
      ),
    transfer: () => Promise.resolve(unknown('unreachable')),
    transferStatus: ({ reference }) => {
      const fate = this.fates.get(reference)
      if (this.isAway) return Promise.resolve(unknown('timeout'))
      return Promise.resolve(
        answered(
          fate
            ? ({ state: 'applied', amount: fate.amount, providerTx: 'tx' } as const)
            : ({ state: 'not_found' } as const),
        ),
      )
    },
    cancel: () => Promise.resolve(refused('unsupported')),
    rounds: ({ cursor, count }) => {
      this.asked += 1
      if (this.isAway) return Promise.resolve(unknown('timeout'))
      const from = Number(cursor || '0')
      const rounds = this.told.slice(from, from + count)
      const next = from + rounds.length
      return Promise.resolve(
        answered({ rounds, cursor: String(next), more: next < this.told.length }),
      )
    },
    roundDetail: ({ player, roundId }) => {
      const round = this.told.find(
        (each) => each.roundId === roundId && each.playerRef === player.ref,
      )
      if (this.isAway) return Promise.resolve(unknown('timeout'))
      if (!round) return Promise.resolve(refused('round_unknown'))
      const address = `https://provider.example/${roundId}`
      const view = { reels: [1, 2, 3] }
      return Promise.resolve(
        answered({ round, choice: null, view, replayUrl: address, fairnessUrl: null }),
      )
    },
  }

  /** Plays a round there: the balance changes now, the feed tells it when it is told. */
  play(memberId: MemberId, changes: Partial<FedRound> = {}): FedRound {
    const at = changes.settledAt ?? new Date()
    const round: FedRound = {
      roundId: newId(),
      playerRef: refOf(memberId),
      currency: 'USD',
      title: 'orchard',
      status: 'settled',
      stake: 10_000n,
      payout: 0n,
      startedAt: at,
      settledAt: at,
      ...changes,
    }
    const before = this.balances.get(round.playerRef) ?? 0n
    if (round.status === 'settled') {
      this.balances.set(round.playerRef, before + round.payout - round.stake)
    }
    return round
  }
}

export type RoundWorld = Awaited<ReturnType<typeof makeRoundWorld>>

/** A site, a provider by transfer wallet with two games, and a member with 1000 at hand. */
export async function makeRoundWorld(database: Database) {
  await makeSite(database)
  const now = new Date()
  await saveProviders(database, [{ id: GP, name: 'Test', lobbies: [{ typeId: 2 }] }], now)
  const looks = { tag: null, art: {}, rank: 1 } as const
  await saveGames(
    database,
    ['orchard', 'harbour'].map((code) => ({
      providerId: GP,
      typeId: 2 as const,
      code,
      names: { en_US: code },
      ...looks,
    })),
    now,
  )
  const link = { dialect: 'oriel', url: 'http://127.0.0.1', operator: 'oriel' }
  await saveLink(database.rows, { providerId: GP, wallet: 'transfer', ...link }, now)
  const ledger = createLedger(database)
  const provider = new FakeProvider()
  const providers: Providers = {
    port: (id) => Promise.resolve(id === GP ? provider.port : null),
  }
  const house = { database, ledger, providers }
  return { ...house, house, provider, ...steps(database, ledger, provider) }
}

const causeOf = (id: string) => ({ kind: 'transfer', id }) as const

function steps(database: Database, ledger: Ledger, provider: FakeProvider) {
  const key = (memberId: MemberId) => ({ memberId, providerId: GP, currency: 'USD' as const })
  const mirror = (memberId: MemberId) => mirrorAccount(memberId, GP, 'USD')
  const post = async (id: string, kind: JournalKind, entries: ReturnType<typeof transferEntries>) =>
    expectDone(await ledger.postAlone({ key: `${kind}:${id}`, kind, cause: causeOf(id), entries }))
  const note = noting(database)
  return {
    async someone(units = 10_000_000n): Promise<MemberId> {
      const { id } = await makeMember(database)
      const from = houseAccount(SITE, 'promotion', 'USD')
      const to = memberAccount(id, 'available', 'USD')
      await post(id, 'grant', transferEntries(from, to, money(units, 'USD')))
      return id
    },
    /** Money goes there, as a transfer that has completed leaves it. */
    async bringIn(memberId: MemberId, units: Units): Promise<string> {
      const id = newId()
      await noteHolding(database.rows, key(memberId))
      await makeKnown(database.rows, provider.port, key(memberId))
      const home = memberAccount(memberId, 'available', 'USD')
      const all = money(units, 'USD')
      await post(id, 'transfer-in', transferEntries(home, mirror(memberId), all))
      const ref = refOf(memberId)
      provider.balances.set(ref, (provider.balances.get(ref) ?? 0n) + units)
      provider.fates.set(id.replaceAll('-', ''), { amount: units })
      await note(memberId, 'in', units, id)
      return id
    },
    /** All of it comes home. */
    async bringHome(memberId: MemberId): Promise<string> {
      return (await this.sendHome(memberId))()
    },
    /** All of it leaves the provider; we hear of it when the answer is called. */
    async sendHome(memberId: MemberId, sentAt = new Date()): Promise<() => Promise<string>> {
      const id = newId()
      const ref = refOf(memberId)
      const units = provider.balances.get(ref) ?? 0n
      provider.balances.set(ref, 0n)
      provider.fates.set(id.replaceAll('-', ''), { amount: units })
      return async () => {
        const home = memberAccount(memberId, 'available', 'USD')
        const all = money(units, 'USD')
        if (units > 0n) await post(id, 'transfer-out', transferEntries(mirror(memberId), home, all))
        await noteEmpty(database.rows, key(memberId), sentAt)
        await note(memberId, 'out', units, id, sentAt)
        return id
      }
    },
    ...reads(database),
  }
}

/** Writes down a transfer that has completed. */
const noting =
  (database: Database) =>
  (memberId: MemberId, direction: 'in' | 'out', moved: Units, id: string, sentAt = new Date()) =>
    database.rows
      .insertInto('transfers')
      .values({
        id,
        site_id: SITE,
        member_id: memberId,
        provider_id: GP,
        currency: 'USD',
        direction,
        asked: direction === 'in' ? moved : null,
        moved,
        reference: id.replaceAll('-', ''),
        state: 'completed',
        cause_kind: 'play',
        cause_id: id,
        sent_at: sentAt,
        ended_at: new Date(),
      })
      .execute()

/** What stands in the books and in the outbox. */
function reads(database: Database) {
  const mirror = (memberId: MemberId) => mirrorAccount(memberId, GP, 'USD')
  return {
    mirror: (memberId: MemberId) => readBalance(database.rows, mirror(memberId)),
    available: (memberId: MemberId) =>
      readBalance(database.rows, memberAccount(memberId, 'available', 'USD')),
    suspense: () => readBalance(database.rows, houseAccount(SITE, 'suspense', 'USD')),
    gaming: () => readBalance(database.rows, facingAccount(SITE, 'gaming', GP, 'USD')),
    jackpot: () => readBalance(database.rows, houseAccount(SITE, 'jackpot', 'USD')),
    /** The batches that facts have named so far, in their order. */
    async fed(): Promise<BatchId[]> {
      const facts = await database.rows
        .selectFrom('outbox')
        .select('data')
        .where('name', '=', 'round.fed')
        .orderBy('seq')
        .execute()
      return facts.map(({ data }) => readFed(data))
    },
  }
}
