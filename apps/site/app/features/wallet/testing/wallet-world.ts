import type { Entry } from '../history.ts'
import type { HeldWin, OpenTransfer, Wallet, WalletShare } from '../wallet-state.ts'

export const share = (changes: Partial<WalletShare> = {}): WalletShare => ({
  gp_id: 'GPAA',
  gp_name: 'Oriel Studio',
  is_light: true,
  icon_light: '/art/provider/GPAA-light',
  icon_dark: '/art/provider/GPAA-dark',
  cash: 0n,
  moving: 0n,
  state: 'idle',
  ...changes,
})

export const wallet = (changes: Partial<Wallet> = {}): Wallet => ({
  currency: 'USD',
  my_cash_list: [],
  available: 1_000_000n,
  held: 0n,
  bonus: 0n,
  vault: 0n,
  owed: 0n,
  total: 1_000_000n,
  version: 1,
  ...changes,
})

export const AT = new Date('2026-11-15T10:00:00Z')

export const move = (changes: Partial<OpenTransfer> = {}): OpenTransfer => ({
  id: '01890000-0000-7000-8000-000000000001',
  gp_id: 'GPAA',
  gp_name: 'Oriel Studio',
  direction: 'out',
  currency: 'USD',
  amount: null,
  state: 'pending',
  reason: 'timeout',
  made_at: AT,
  ended_at: null,
  may_check: true,
  ...changes,
})

export const heldWin = (changes: Partial<HeldWin> = {}): HeldWin => ({
  id: '01890000-0000-7000-8000-000000000002',
  gp_id: 'GPAA',
  gp_name: 'Oriel Studio',
  currency: 'USD',
  amount: 6_000_000_000n,
  state: 'under_review',
  won_at: AT,
  answer_by: new Date('2026-11-18T10:00:00Z'),
  decided_at: null,
  ...changes,
})

export const entry = (changes: Partial<Entry> = {}): Entry => ({
  id: '01890000-0000-7000-8000-000000000003',
  at: AT,
  kind: 'gift',
  net: 1_000_000n,
  balance: 3_550_300n,
  reference: 'grant-1',
  adjusted: null,
  gift: null,
  session: null,
  ...changes,
})

export const session = (
  changes: Partial<NonNullable<Entry['session']>> = {},
): NonNullable<Entry['session']> => ({
  gp_id: 'GPAA',
  gp_name: 'Oriel Studio',
  game_name: 'Comet',
  photo_path: '/art/game/7',
  is_open: false,
  last_at: new Date('2026-11-15T10:15:29Z'),
  rounds: 8,
  stake: 160_000n,
  payout: 169_400n,
  ...changes,
})
