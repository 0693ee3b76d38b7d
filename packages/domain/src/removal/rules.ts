import type { MemberId, SiteId } from '@oriel/core/id'
import { floorToShown, money } from '@oriel/core/money'
import type { Rate } from '@oriel/domain/rate'
import type { MemberBucket } from '@oriel/ledger/chart'
import type { Balance } from '@oriel/ledger/reading'

/** How long a member can still change their mind. The database keeps it as well. */
export const REMOVAL_DAYS = 7

/** What stands in the way of deleting an account, in the order in which it is told. */
export const removalBlocks = [
  'game_open',
  'money_moving',
  'bet_open',
  'win_held',
  'case_open',
  'money_owed',
  'money_at_games',
  'money_held',
  'money_left',
] as const
export type RemovalBlock = (typeof removalBlocks)[number]

/** Money of these accounts is the member's, in full. */
const OWN = ['available', 'bonus', 'vault'] as const satisfies readonly MemberBucket[]
export type OwnBalance = Balance & { readonly kind: (typeof OWN)[number] }

export type Judged = {
  readonly block: RemovalBlock | null
  /** What goes to the house with the account: play money, or less than can be paid out. */
  readonly dropped: readonly OwnBalance[]
}

const isOwn = (balance: Balance): balance is OwnBalance => OWN.some((kind) => kind === balance.kind)

const isTooSmall = ({ kind, units, currency }: Balance): boolean =>
  kind === 'available' && floorToShown(money(units, currency)).units === 0n

/** Whether money stands in the way. Nobody's money is taken: what can be paid out must be first. */
export function judgeMoney(balances: readonly Balance[], isPlayMoney: boolean): Judged {
  const open = balances.filter(({ units }) => units !== 0n)
  const has = (kind: Balance['kind']): boolean => open.some((one) => one.kind === kind)
  if (has('owed')) return { block: 'money_owed', dropped: [] }
  if (has('mirror')) return { block: 'money_at_games', dropped: [] }
  if (has('held')) return { block: 'money_held', dropped: [] }
  const own = open.filter(isOwn)
  if (own.length < open.length) return { block: 'money_left', dropped: [] }
  const isDropped = isPlayMoney || own.every(isTooSmall)
  return isDropped ? { block: null, dropped: own } : { block: 'money_left', dropped: [] }
}

const ASKS_MAX = 3
const DAY_MS = 86_400_000

/** Each is told to every contact: nobody has their own phone rung all day. */
export const removalRates = (siteId: SiteId, who: MemberId): Rate[] => [
  { siteId, who, name: 'removal', max: ASKS_MAX, perMs: DAY_MS },
]
