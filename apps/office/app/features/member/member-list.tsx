import { memberListCall, memberStates, type MemberLineWire } from '@oriel/contract/office/member'
import { currencies, isCurrency } from '@oriel/core/currency'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { FilterBar } from '../../parts/filter/filter-bar.tsx'
import { daysOf } from '../../parts/filter/days.ts'
import type { FilterField } from '../../parts/filter/filter.ts'
import { useFilter } from '../../parts/filter/use-filter.ts'
import { NothingMatches } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { stateWords } from '../../parts/state-words.ts'
import type { Column } from '../../parts/table/column.ts'
import { ColumnChooser } from '../../parts/table/column-chooser.tsx'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { usePicked } from '../../parts/table/use-picked.tsx'
import { useServerNow } from '../../platform/clock.ts'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { FreezeMany } from '../bulk/bulk.ts'

type Line = z.output<typeof MemberLineWire>

/** Members of this site. A row leads to the member's page. */
export function MemberList() {
  const { t } = useText()
  const fields = useFields()
  const filter = useFilter(fields)
  const picked = usePicked<Line>(
    ({ id }) => id,
    ({ account }) => account,
  )
  const { begin: mayPick } = useMay('bulk.run')
  const columns = useColumns(mayPick ? [picked.column] : [])
  const { code } = useSite()
  const list = useListAddress(columns)
  const address = { ...list, addressOf: (id: string) => `/${code}/members/${id}` }
  const [choice, setChoice] = useColumnChoice('members', columns)
  const asked = useAsked(filter.filter)
  const { after, size } = list.paging
  const read = useRead(memberListCall, { ...asked, after: after ?? undefined, count: size })
  return (
    <>
      <FilterBar
        list="members"
        fields={fields}
        address={filter}
        end={
          <>
            <FreezeMany filter={asked} chosen={picked.ids} />
            <ColumnChooser columns={columns} choice={choice} onChange={setChoice} />
          </>
        }
      />
      <DataTable
        label={t('office.frame.members')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ id }) => id}
        numberOf={({ account }) => account}
        card={useCard()}
        empty={
          <NothingMatches
            count={Object.keys(filter.filter).length}
            onClear={() => filter.setFilter({})}
          />
        }
      />
    </>
  )
}

/** A row on a phone. */
function useCard() {
  const { date } = useFormat()
  return ({ account, currency, joined_at: joined, state }: Line) => (
    <>
      <TwoLines first={account} second={`${currency} · ${date(joined)}`} />
      <StateWord domain="member" code={state} />
    </>
  )
}

type Filter = ReturnType<typeof useFilter>['filter']

/** What the filter of the address means to the server. */
function useAsked(filter: Filter) {
  const { timeZone } = useSite()
  const now = useServerNow('minute')
  const joined = filter['joined']
  const days = joined === undefined ? null : daysOf(joined, now, timeZone)
  const currency = filter['currency'] ?? ''
  return {
    state: memberStates.find((one) => one === filter['state']),
    currency: isCurrency(currency) ? currency : undefined,
    account: filter['account'],
    from: days?.from,
    to: days?.to,
  }
}

function useFields(): readonly FilterField[] {
  const { t } = useText()
  return [
    { kind: 'text', name: 'account', label: t('office.member.account_begins') },
    {
      kind: 'choice',
      name: 'state',
      label: t('office.member.state'),
      options: memberStates.map((value) => ({ value, label: t(stateWords.member[value].word) })),
    },
    {
      kind: 'choice',
      name: 'currency',
      label: t('office.member.currency'),
      options: currencies.map((value) => ({ value, label: value })),
    },
    { kind: 'days', name: 'joined', label: t('office.member.joined') },
  ]
}

function useColumns(first: readonly Column<Line>[]): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    ...first,
    {
      id: 'account',
      label: t('office.member.account'),
      isFixed: true,
      cell: ({ account }) => <b>{account}</b>,
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state }) => <StateWord domain="member" code={state} />,
    },
    { id: 'currency', label: t('office.member.currency'), cell: ({ currency }) => currency },
    {
      id: 'joined',
      label: t('office.member.joined'),
      cell: ({ joined_at }) => dateTime(joined_at),
    },
  ]
}
