import type { Id } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import type { CauseKind, JournalKind } from '@oriel/ledger/causes'
import {
  agentAccount,
  facingAccount,
  houseAccount,
  memberAccount,
  mirrorAccount,
  type Account,
} from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { ORIEL } from '../cast.ts'

const USD = 'USD'
/** Agents are not there yet; this one has an account all the same. */
export const AGENT = '00000000-0000-7000-8000-0000000000a9' as Id<'agent'>

export type LedgerStep = {
  readonly kind: JournalKind
  readonly cause: CauseKind
  /** Steps of one event share its name. */
  readonly event: string
  readonly from: Account
  readonly to: Account
  readonly units: bigint
}

/** A week of one member's money as docs/ledger.md shows it, kinds that no screen writes yet too. */
export function ledgerSteps(member: Id<'member'>): LedgerStep[] {
  const available = memberAccount(member, 'available', USD)
  const [held, bonus] = [memberAccount(member, 'held', USD), memberAccount(member, 'bonus', USD)]
  const bank = facingAccount(ORIEL, 'clearing', 'sandbox', USD)
  const [transit, gaming] = [
    facingAccount(ORIEL, 'transit', 'studio', USD),
    facingAccount(ORIEL, 'gaming', 'studio', USD),
  ]
  const mirror = mirrorAccount(member, 'studio', USD)
  const promotion = houseAccount(ORIEL, 'promotion', USD)
  const commission = houseAccount(ORIEL, 'commission', USD)
  const step = (
    kind: JournalKind,
    [cause, event]: readonly [CauseKind, string],
    [from, to]: readonly [Account, Account],
    units: bigint,
  ) => ({ kind, cause, event, from, to, units })
  const [deposit, welcome] = [
    ['deposit', 'deposit'],
    ['grant', 'welcome'],
  ] as const
  const [launch, leave] = [
    ['transfer', 'launch'],
    ['transfer', 'leave'],
  ] as const
  const [round, withdrawal] = [
    ['round', 'round'],
    ['withdrawal', 'withdrawal'],
  ] as const
  return [
    step('deposit', deposit, [bank, available], 2_000_000n),
    step('grant', welcome, [promotion, bonus], 200_000n),
    step('transfer-hold', launch, [available, transit], 1_000_000n),
    step('transfer-in', launch, [transit, mirror], 1_000_000n),
    step('bet', round, [mirror, gaming], 300_000n),
    step('win', round, [gaming, mirror], 450_000n),
    step('transfer-out', leave, [mirror, available], 1_150_000n),
    step('release', welcome, [bonus, available], 200_000n),
    step('hold', withdrawal, [available, held], 1_500_000n),
    step('settle', withdrawal, [held, bank], 1_500_000n),
    step('commission', ['commission', 'week'], [commission, agentAccount(AGENT, USD)], 15_000n),
  ]
}

/** Writes the week into the books. Keys make the second time change nothing. */
export async function postLedgerWeek(database: Database): Promise<void> {
  const member = await findMember(database.rows, ORIEL, 'sophia')
  if (!member) throw new Error('the members’ story comes first')
  const ledger = createLedger(database)
  const hold = member.id as string as Id<'hold'>
  for (const { kind, cause: why, event, from, to, units } of ledgerSteps(member.id)) {
    const cause = { kind: why, id: `sophia-${event}` }
    const key = `story:${event}:${kind}:${member.id}`
    const amount = money(units, USD)
    const order = { hold, key, cause }
    const told =
      kind === 'hold'
        ? await ledger.hold(database.rows, { ...order, from, held: to, amount })
        : kind === 'settle'
          ? await ledger.settle(database.rows, { ...order, to: [{ account: to, units }] })
          : await ledger.postAlone({ key, kind, cause, entries: transferEntries(from, to, amount) })
    expectDone(told)
  }
}
