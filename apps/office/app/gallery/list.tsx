import { amountText } from '@oriel/core/money-text'
import { Button } from '@oriel/ui/form/button'
import { CopyNumber } from '../parts/copy-number.tsx'
import { FilterBar } from '../parts/filter/filter-bar.tsx'
import type { FilterField } from '../parts/filter/filter.ts'
import { useFilter } from '../parts/filter/use-filter.ts'
import { Keys } from '../parts/keys.tsx'
import { LockBadge } from '../parts/lock-badge.tsx'
import { Pill } from '../parts/pill.tsx'
import { PromiseClock } from '../parts/promise-clock.tsx'
import { NothingMatches } from '../parts/screens.tsx'
import { SideSheet } from '../parts/side-sheet.tsx'
import { StatTiles } from '../parts/stat-tiles.tsx'
import type { Column } from '../parts/table/column.ts'
import { ColumnChooser } from '../parts/table/column-chooser.tsx'
import { DataTable } from '../parts/table/data-table.tsx'
import { useColumnChoice } from '../parts/table/use-column-choice.ts'
import { useListAddress } from '../parts/table/use-list-address.ts'
import { withdrawals, type Withdrawal } from './withdrawals.ts'

const FIELDS: readonly FilterField[] = [
  {
    kind: 'choice',
    name: 'review',
    label: 'Review',
    isInSight: true,
    options: [
      { value: '1', label: 'First', count: 9 },
      { value: '2', label: 'Second', count: 5 },
      { value: '3', label: 'Third', count: 2 },
    ],
  },
  { kind: 'text', name: 'member', label: 'Member' },
  { kind: 'days', name: 'days', label: 'Asked' },
  {
    kind: 'choice',
    name: 'currency',
    label: 'Currency',
    options: [
      { value: 'VND', label: 'VND' },
      { value: 'THB', label: 'THB' },
    ],
  },
]

const vnd = (units: bigint): string => amountText({ units, currency: 'VND' })
const REVIEWS = ['First', 'Second', 'Third']
const sum = withdrawals.reduce((total, { amount }) => total + amount, 0n)

export const COLUMNS: readonly Column<Withdrawal>[] = [
  {
    id: 'number',
    label: 'Number',
    isFixed: true,
    cell: ({ number }) => <CopyNumber number={number} />,
    sum: `${withdrawals.length} of ${withdrawals.length}`,
  },
  { id: 'member', label: 'Member', cell: ({ member }) => member },
  { id: 'grade', label: 'Grade', cell: ({ grade }) => `VIP ${grade}` },
  {
    id: 'amount',
    label: 'Amount, VND',
    isNumber: true,
    isSortable: true,
    cell: ({ amount }) => <b>{vnd(amount)}</b>,
    sum: vnd(sum),
  },
  { id: 'card', label: 'To', cell: ({ card }) => card, sum: 'Sum of the whole filter' },
  { id: 'review', label: 'Review', cell: ({ review }) => REVIEWS[review - 1] },
  { id: 'looks', label: 'Look', cell: ({ looks }) => <Pill tone="look">{looks}</Pill> },
  { id: 'promise', label: 'Promise', isSortable: true, cell: (row) => <PromiseClock {...row} /> },
  { id: 'taken', label: 'Taken by', cell: ({ lock }) => <LockBadge lock={lock} /> },
]

const STATS = [
  { label: 'Waiting', value: '23', detail: 'VND 19, THB 3, USD 1' },
  { label: 'First review', value: '14', detail: 'oldest 28 min, median 11 min' },
  { label: 'Second review', value: '7', detail: 'oldest 17 min, median 6 min' },
  { label: 'Third review', value: '2', detail: 'oldest 7 min, median 5 min' },
  { label: 'Inside the promise today', value: '96.5 %', detail: '137 of 142 paid' },
]

/** A row on a phone. */
const withdrawalCard = (row: Withdrawal) => (
  <>
    <span className="card-line">
      <Pill tone="look">{row.looks}</Pill>
      <PromiseClock {...row} />
    </span>
    <b>{row.member}</b>
    <span className="faint">{row.card}</span>
    <span className="card-line">
      <LockBadge lock={row.lock} />
      <b>{vnd(row.amount)} VND</b>
    </span>
  </>
)

/** A queue as people work in it. */
export function ListScene() {
  const filter = useFilter(FIELDS)
  const address = useListAddress(COLUMNS)
  const [choice, setChoice] = useColumnChoice('sample', COLUMNS)
  const { review, member = '' } = filter.filter
  const rows = withdrawals.filter(
    (row) => (review === undefined || String(row.review) === review) && row.member.includes(member),
  )
  const open = withdrawals.find(({ number }) => number === address.openId)
  return (
    <>
      <StatTiles label="Withdrawals now" stats={STATS} />
      <FilterBar
        list="sample"
        fields={FIELDS}
        address={filter}
        end={
          <>
            <ColumnChooser columns={COLUMNS} choice={choice} onChange={setChoice} />
            <Button className="button-small">
              Next free
              <Keys keys="n" />
            </Button>
          </>
        }
      />
      <DataTable
        label="Withdrawals"
        columns={COLUMNS}
        choice={choice}
        address={address}
        data={{ state: 'ready', rows, next: 'W2' }}
        idOf={({ number }) => number}
        numberOf={({ number }) => number}
        card={withdrawalCard}
        empty={
          <NothingMatches
            count={Object.keys(filter.filter).length}
            onClear={() => filter.setFilter({})}
          />
        }
      />
      <SideSheet
        isOpen={open !== undefined}
        onClose={address.close}
        title={open?.number ?? ''}
        subject={`${open?.member} · ${open?.card}`}
      >
        <p>{open && `${vnd(open.amount)} VND`}</p>
      </SideSheet>
    </>
  )
}
