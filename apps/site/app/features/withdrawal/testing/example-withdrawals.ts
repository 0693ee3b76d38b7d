import { newId } from '@oriel/core/id'
import type { Turnover } from '../stakes.tsx'
import type { Counter, OutCard, Withdrawal } from '../withdrawal-types.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const MINUTE_MS = 60_000
export const usd = (dollars: number): bigint => BigInt(dollars) * 10_000n
export const inMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * MINUTE_MS)

type Way = NonNullable<OutCard['way']>

export const exampleWay = (changes: Partial<Way> = {}): Way => ({
  min: usd(10),
  max: usd(500),
  fee: { fixed: usd(1), ppm: 0, min: 0n, max: null },
  closed_until: null,
  pace: { count: 0, median_s: null, slow_s: null, kept_ppm: null },
  ...changes,
})

export const exampleCard = (changes: Partial<OutCard> = {}): OutCard => ({
  id: newId(),
  label: 'Harbour Bank •••• 4417',
  is_default: true,
  is_verified: true,
  usable_at: null,
  way: exampleWay(),
  ...changes,
})

const PROMISES: Counter['promises'] = [
  { stage: 'checking', seconds: 60 },
  { stage: 'sending', seconds: 600 },
  { stage: 'arriving', seconds: 7_200 },
]

export const exampleCounter = (changes: Partial<Counter> = {}): Counter => ({
  read_at: NOON,
  currency: 'USD',
  available: usd(900),
  locked: 0n,
  owed: 0n,
  free: usd(900),
  has_password: true,
  held_until: null,
  today: 1,
  today_max: 3,
  may_cancel: false,
  cards: [exampleCard()],
  promises: PROMISES,
  open: [],
  ...changes,
})

/** Twelve minutes into the look of one person, which is promised within thirty. */
export const exampleWithdrawal = (changes: Partial<Withdrawal> = {}): Withdrawal => ({
  number: 'W261118-7K3QZ9',
  kind: 'bank',
  card: 'Harbour Bank •••• 4417',
  currency: 'USD',
  amount: usd(450),
  fee: usd(1),
  receives: usd(449),
  settled: 0n,
  released: 0n,
  state: 'review',
  reason: 'first_to_card',
  is_late: false,
  stages: [
    {
      stage: 'checking',
      entered_at: inMinutes(-13),
      promised_at: inMinutes(-12),
      left_at: inMinutes(-12.5),
    },
    { stage: 'review', entered_at: inMinutes(-12), promised_at: inMinutes(18), left_at: null },
  ],
  parts: [],
  made_at: inMinutes(-13),
  ended_at: null,
  ...changes,
})

type Need = Turnover['needs'][number]

/** The half of what was paid in is staked; nothing waits for the rest. */
export const exampleNeed = (changes: Partial<Need> = {}): Need => ({
  id: newId(),
  name: 'D261118-QZ91K4',
  paid_in: usd(100),
  needed: usd(100),
  counted: usd(50),
  waits: 0n,
  locks: false,
  made_at: inMinutes(-60),
  ended_at: null,
  ended_because: null,
  ...changes,
})

export const exampleTurnover = (changes: Partial<Turnover> = {}): Turnover => ({
  read_at: NOON,
  currency: 'USD',
  available: usd(900),
  locked: 0n,
  owed: 0n,
  free: usd(900),
  needs: [],
  next: null,
  ...changes,
})
