import { proposalListCall, type ProposalLineWire } from '@oriel/contract/office/proposal'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { FilterBar } from '../../parts/filter/filter-bar.tsx'
import type { FilterField } from '../../parts/filter/filter.ts'
import { useFilter } from '../../parts/filter/use-filter.ts'
import { PromiseClock } from '../../parts/promise-clock.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { ColumnChooser } from '../../parts/table/column-chooser.tsx'
import { DataTable } from '../../parts/table/data-table.tsx'
import { tableData } from '../../parts/table/table-data.ts'
import { useColumnChoice } from '../../parts/table/use-column-choice.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'

type Line = z.output<typeof ProposalLineWire>

/** What people propose at this site, and what became of it. */
export function ProposalList() {
  const { t } = useText()
  const fields = useFields()
  const filter = useFilter(fields)
  const columns = useColumns()
  const { code } = useSite()
  const list = useListAddress(columns)
  // A proposal is looked at on a page of its own: people send each other its address.
  const address = { ...list, addressOf: (number: string) => `/${code}/proposals/${number}` }
  const [choice, setChoice] = useColumnChoice('proposals', columns)
  const { after, size } = address.paging
  const read = useRead(
    proposalListCall,
    {
      state: filter.filter['state'] === 'over' ? 'over' : 'open',
      after: after ?? undefined,
      count: size,
    },
    { queue: 'proposals' },
  )
  return (
    <>
      <FilterBar
        list="proposals"
        fields={fields}
        address={filter}
        end={<ColumnChooser columns={columns} choice={choice} onChange={setChoice} />}
      />
      <DataTable
        label={t('office.frame.proposals')}
        columns={columns}
        choice={choice}
        address={address}
        data={tableData(read)}
        idOf={({ number }) => number}
        numberOf={({ number }) => `PR-${number}`}
        card={cardOf}
        empty={
          <EmptyScreen title={t('office.proposal.none')} text={t('office.proposal.none_text')} />
        }
      />
    </>
  )
}

function useFields(): readonly FilterField[] {
  const { t } = useText()
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('office.proposal.which'),
      options: [{ value: 'over', label: t('office.proposal.over') }],
      isInSight: true,
    },
  ]
}

function useColumns(): readonly Column<Line>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'number',
      label: t('office.proposal.number'),
      isFixed: true,
      cell: ({ number }) => `PR-${number}`,
    },
    { id: 'permission', label: t('office.proposal.what'), cell: ({ permission }) => permission },
    { id: 'reason', label: t('office.proposal.reason'), cell: ({ reason }) => reason },
    { id: 'made_by', label: t('office.proposal.made_by'), cell: ({ made_by }) => made_by },
    { id: 'made_at', label: t('office.proposal.made_at'), cell: (line) => dateTime(line.made_at) },
    {
      id: 'votes',
      label: t('office.proposal.votes'),
      isNumber: true,
      cell: ({ votes, needs }) => t('office.proposal.votes_of', { votes, needs: needs - 1 }),
    },
    {
      id: 'state',
      label: t('office.proposal.state'),
      cell: (line) => <ProposalState line={line} />,
    },
  ]
}

/** While it is open what matters is how long it still waits. */
const ProposalState = ({ line }: { readonly line: Line }) =>
  line.state === 'open' ? (
    <PromiseClock enteredAt={line.made_at} promisedAt={line.expires_at} />
  ) : (
    <StateWord domain="proposal" code={line.state} />
  )

const cardOf = (line: Line) => <ProposalCard line={line} />

function ProposalCard({ line }: { readonly line: Line }) {
  const { t } = useText()
  return (
    <>
      <span className="card-line">
        PR-{line.number}
        <ProposalState line={line} />
      </span>
      <b>{line.permission}</b>
      <span className="faint">{line.reason}</span>
      <span className="card-line">
        {line.made_by}
        <b>{t('office.proposal.votes_of', { votes: line.votes, needs: line.needs - 1 })}</b>
      </span>
    </>
  )
}
