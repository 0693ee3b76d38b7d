import type { Check } from '../parts/evidence/check-list.tsx'
import type { Lock } from '../parts/lock-badge.tsx'
import { inMinutes, minutesAgo } from './sample.ts'

export type Withdrawal = {
  readonly number: string
  readonly member: string
  readonly grade: number
  readonly amount: bigint
  readonly card: string
  readonly review: number
  readonly looks: string
  readonly enteredAt: Date
  readonly promisedAt: Date
  readonly lock: Lock | null
}

type Line = readonly [
  string,
  string,
  number,
  number,
  string,
  number,
  number,
  string,
  string?,
  number?,
]

/** Number, member, grade, amount, card, review, minutes in it, looks, taken by, minutes since. */
const LINES: readonly Line[] = [
  [
    'W261114-3RT8KD',
    'thuyduong_95',
    2,
    36_500_000,
    'Techcombank •••• 2208',
    2,
    17,
    '2: C10, C13',
    'Phạm Hà',
    3,
  ],
  ['W261114-9XQ2MB', 'kimchi_vn', 4, 45_000_000, 'ACB •••• 7731', 1, 28, 'C08 First payout'],
  [
    'W261114-7K3QZ9',
    'minhkhoa88',
    5,
    800_000,
    'Vietcombank •••• 4417',
    2,
    12,
    '3: C08, C09, C14',
    'Trần Lan',
    2,
  ],
  ['W261114-P4V0HN', 'duy_anh', 1, 600_000, 'MB Bank •••• 1190', 1, 26, 'C03 Card cooling'],
  [
    'W261114-B6YE1S',
    'lananh_hn',
    3,
    9_100_000,
    'BIDV •••• 6042',
    1,
    24,
    'C14 New device',
    'Võ Bảo',
    1,
  ],
  [
    'W261114-T2W7CJ',
    'phuochai_71',
    6,
    72_000_000,
    'Vietcombank •••• 8805',
    3,
    7,
    'C10 Minimal play',
  ],
  ['W261114-H8M3FA', 'thanhson77', 3, 2_400_000, 'VPBank •••• 3316', 1, 21, 'C09 Shared mark'],
  ['W261114-0DN5RG', 'baongoc_7', 4, 15_200_000, 'Vietcombank •••• 2054', 2, 5, 'C08 First payout'],
  ['W261114-QK9A4V', 'hoangyen', 2, 300_000, 'Sacombank •••• 9127', 1, 19, 'C08 First payout'],
  ['W261114-E1G6WP', 'namphong.hp', 4, 28_400_000, 'ACB •••• 5560', 2, 3, 'C13 Unusual result'],
  ['W261114-5JZ8TX', 'mydung91', 2, 1_500_000, 'MB Bank •••• 4478', 1, 18, 'C05 Turnover'],
  [
    'W261114-RV4H8E',
    'haidang_sg',
    5,
    54_000_000,
    'VietinBank •••• 6689',
    3,
    2,
    'C08 First payout',
    'Đỗ Minh Quân',
    1,
  ],
  ['W261114-8FA1GZ', 'longvu_dn', 4, 19_750_000, 'Vietcombank •••• 3908', 2, 1, '2: C08, C10'],
  ['W261114-YB7C2D', 'tramle_88', 1, 450_000, 'TPBank •••• 0913', 1, 16, 'C14 New device'],
  ['W261114-K0P7BD', 'trungkien9', 3, 13_100_000, 'VPBank •••• 1075', 2, 0, 'C11 Structuring'],
  ['W261114-M3S0KQ', 'quocbao2k', 3, 6_250_000, 'Techcombank •••• 7742', 1, 14, '2: C09, C12'],
]

const PROMISED_MIN = [30, 15, 15] as const
const LOCK_MIN = 5

export const withdrawals: readonly Withdrawal[] = LINES.map(
  ([number, member, grade, amount, card, review, spent, looks, by, since = 0]) => ({
    number,
    member,
    grade,
    amount: BigInt(amount) * 10_000n,
    card,
    review,
    looks,
    enteredAt: minutesAgo(spent),
    promisedAt: inMinutes((PROMISED_MIN[review - 1] ?? 15) - spent),
    lock:
      by === undefined
        ? null
        : {
            name: by,
            isMine: by === 'Trần Lan',
            takenAt: minutesAgo(since),
            until: inMinutes(LOCK_MIN),
          },
  }),
)

const check = (code: string, name: string, figures: string, result: Check['result'] = 'pass') => ({
  code,
  name,
  figures,
  result,
})

export const checks: readonly Check[] = [
  check(
    'C08',
    'First payout to this card',
    'Vietcombank •••• 4417: 0 paid before. Needs two people.',
    'look',
  ),
  check(
    'C09',
    'Device shared with another member',
    'huyentrang (introducer): 1 sign-in on 2 Oct, 0 cards or phones shared.',
    'look',
  ),
  check(
    'C14',
    'New device in the last 72 h',
    'iPhone, first seen 13 Nov 09:31, security question answered, Hà Nội.',
    'look',
  ),
  check('C01', 'Member open, no hold', 'Active, no hold'),
  check('C02', 'Identity tier', 'Tier 2: 0.8 of 250 M a day'),
  check('C03', 'Card verified, cooling over', 'Usable since 3 Nov 09:12'),
  check('C04', 'Holder is the member', 'Exact match'),
  check('C05', 'Deposit turnover', '9,340,000 of 7,000,000'),
  check('C06', 'No bonus money', '0 of 120,000'),
  check('C07', 'Same way back', '7,000,000 in by this card'),
  check('C10', 'Minimal play', '1.33 × staked in 30 d'),
  check('C11', 'Structuring', '0 near the line in 24 h'),
  check('C12', 'In and out by turns', '1 in, 1 out in 24 h'),
  check('C13', 'Result of games', '+0.8 of 4 deviations'),
  check('C15', 'Case or chargeback', '0 open'),
  check('C16', 'Sanctions, exclusion', 'Clear, 14 Nov 20:41'),
]

export const stoppedChecks: readonly Check[] = [
  check('C15', 'Open chargeback', 'CB-0071, 100.00 USD, since 12 Nov', 'stop'),
  check('C05', 'Deposit turnover', '0.6 × of what was paid in', 'look'),
  check('C04', 'Holder is the member', 'Exact'),
]
