import type { Currency } from '@oriel/core/currency'
import { newId, siteId } from '@oriel/core/id'
import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { answered, refused, saveLink, unknown } from '@oriel/domain/provider'
import type { ProviderPort, Providers, TransferRefusal } from '@oriel/domain/provider'
import { driveTransfer, openIn, type TransferId } from '@oriel/domain/transfer'
import { facingAccount, mirrorAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { makeMember, makeSite, NOON } from '../../examples.ts'

export const NAMES = ['GPAA', 'GPBB', 'GPCC']
const HERE = siteId(1)

/** A provider outside: it keeps balances, and answers as it is told to. */
type Outside = {
  readonly balances: Map<string, Units>
  refuses: TransferRefusal | null
  isSilent: boolean
  readonly transfers: string[]
}

function portOf(outside: Outside): ProviderPort {
  const { balances } = outside
  const no = async () => unknown('unreachable')
  return {
    caps: {
      wallet: 'transfer',
      step: 1n,
      cancel: false,
      notFoundFinalMs: 60_000,
      kick: false,
      demo: false,
    },
    transfer: async ({ player, amount, direction, reference }) => {
      if (outside.isSilent) return unknown('timeout')
      if (outside.refuses) return refused(outside.refuses)
      outside.transfers.push(reference)
      const before = balances.get(player.ref) ?? 0n
      const moved = amount === 'all' ? before : amount
      balances.set(player.ref, direction === 'in' ? before + moved : before - moved)
      return answered({ amount: moved, providerTx: reference })
    },
    transferStatus: async () =>
      outside.isSilent ? unknown('timeout') : answered({ state: 'not_found' }),
    ensurePlayer: async ({ ref }) => answered({ extId: ref }),
    launch: no,
    kick: no,
    balance: no,
    cancel: no,
    rounds: no,
    roundDetail: no,
  }
}

export type WalletWorld = Awaited<ReturnType<typeof walletWorld>>

/** A house with three providers that answer, and members with money. */
export async function walletWorld(database: Database) {
  const ledger = createLedger(database)
  await makeSite(database, { currencies: ['USD', 'VND', 'GP'] })
  const outside = new Map<string, Outside>()
  for (const id of NAMES) {
    await database.rows
      .insertInto('game_providers')
      .values({ id, name: `Provider ${id}`, updated_at: NOON })
      .execute()
    const way = { dialect: 'test', wallet: 'transfer', url: 'http://test', operator: 'us' } as const
    await saveLink(database.rows, { providerId: id, ...way }, NOON)
    outside.set(id, { balances: new Map(), refuses: null, isSilent: false, transfers: [] })
  }
  const at = (name: string): Outside => {
    const found = outside.get(name)
    if (!found) throw new Error(`no provider ${name}`)
    return found
  }
  const providers: Providers = { port: async (id) => portOf(at(id)) }
  const driver = { database, ledger, providers }
  const give = async (member: Member, units: Units, currency: Currency = 'USD') =>
    expectDone(
      await grantPlayMoney(
        { database, ledger },
        { id: newId(), member, amount: money(units, currency), by: 'test' },
        NOON,
      ),
    )
  /** Reserved and committed, and nobody was asked yet. */
  const open = async (member: Member, providerId: string, units: Units) => {
    const draft = { siteId: HERE, memberId: member.id, providerId, currency: 'USD' } as const
    const cause = { cause: 'play', causeId: newId() } as const
    const opened = await database.transaction((work) =>
      openIn(work, ledger, { ...draft, ...cause }, units),
    )
    return expectDone(opened).transfer.id
  }
  const drive = (id: TransferId) => driveTransfer(driver, id)
  return {
    ledger,
    driver,
    at,
    give,
    open,
    drive,
    member: () => makeMember(database),
    send: async (member: Member, providerId: string, units: Units) =>
      drive(await open(member, providerId, units)),
    /** Won or lost there, as the feed of rounds books it. */
    round: async ({ id }: Member, providerId: string, units: Units) => {
      const mirror = mirrorAccount(id, providerId, 'USD')
      const gaming = facingAccount(HERE, 'gaming', providerId, 'USD')
      const round = newId()
      const entries =
        units > 0n
          ? transferEntries(gaming, mirror, money(units, 'USD'))
          : transferEntries(mirror, gaming, money(-units, 'USD'))
      const cause = { kind: 'round', id: round } as const
      expectDone(await ledger.postAlone({ key: `round:${round}`, kind: 'bet', cause, entries }))
      const ref = id.replaceAll('-', '')
      const { balances } = at(providerId)
      balances.set(ref, (balances.get(ref) ?? 0n) + units)
    },
  }
}
