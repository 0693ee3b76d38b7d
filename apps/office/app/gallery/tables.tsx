import { CallFailure } from '../platform/failure.ts'
import { EmptyScreen } from '../parts/screens.tsx'
import type { TableData } from '../parts/table/column.ts'
import { readColumnChoice } from '../parts/table/column-choice.ts'
import { DataTable } from '../parts/table/data-table.tsx'
import { useListAddress } from '../parts/table/use-list-address.ts'
import { COLUMNS } from './list.tsx'
import { withdrawals, type Withdrawal } from './withdrawals.ts'

const failure = new CallFailure({
  ok: false,
  reason: 'request_timeout',
  code: '',
  message: '',
  traceId: '5b2e7f0c91',
  told: null,
})

const MANY = 1_000
const many = Array.from({ length: MANY }, (_, at): Withdrawal | undefined => {
  const row = withdrawals[at % withdrawals.length]
  return row && { ...row, number: `${row.number}-${at + 1}` }
}).filter((row) => row !== undefined)

const STATES: readonly (readonly [string, TableData<Withdrawal>])[] = [
  ['Loading', { state: 'loading' }],
  ['Failed', { state: 'failed', error: failure, onRetry: () => {} }],
  ['Empty', { state: 'ready', rows: [], next: null }],
  ['Not allowed', { state: 'not-allowed' }],
  ['Too wide', { state: 'too-wide' }],
  ['A thousand rows', { state: 'ready', rows: many, next: null }],
]

const SHOWN = COLUMNS.slice(0, 5)
const CHOICE = readColumnChoice(SHOWN, null)

/** The states of a list. */
export function TablesScene() {
  const address = useListAddress(SHOWN)
  return (
    <div className="gallery-grid" data-columns="2">
      {STATES.map(([name, data]) => (
        <section key={name} className="gallery-table">
          <h2 className="sheet-part">{name}</h2>
          <DataTable
            label={name}
            columns={SHOWN}
            choice={CHOICE}
            address={address}
            data={data}
            idOf={({ number }) => number}
            numberOf={({ number }) => number}
            empty={
              <EmptyScreen
                title="No withdrawal is waiting"
                text="The last one was paid at 20:58, inside its promise."
              />
            }
          />
        </section>
      ))}
    </div>
  )
}
