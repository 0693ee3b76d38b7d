import * as calls from '@oriel/contract/office/member'
import type { AnyEndpoint, DataOf, InputOf } from '@oriel/contract/endpoint'
import { amountText } from '@oriel/core/money-text'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '@oriel/web/text'
import { Diff } from '../../parts/evidence/diff.tsx'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TabTable } from './tab-table.tsx'

type RowOf<Call extends AnyEndpoint> =
  DataOf<Call> extends { readonly list: readonly (infer Row)[] } ? Row : never
type OfMember = { readonly id: string }

/** A list of a member in pages, the page in the address. */
export function useList<Call extends AnyEndpoint>(call: Call, id: string) {
  const address = useListAddress<RowOf<Call>>([])
  const { after, size } = address.paging
  const asked = { member_id: id, after: after ?? undefined, count: size } as InputOf<Call>
  return { address, read: useRead(call, asked) as UseQueryResult<DataOf<Call>> }
}

export function TransfersTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberTransfersCall, id)
  const columns = useTransfersColumns()
  return (
    <TabTable
      {...list}
      name="transfers"
      label={t('office.member.transfers')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={({ reference }) => reference}
    />
  )
}

function useTransfersColumns(): readonly Column<RowOf<typeof calls.memberTransfersCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'provider',
      label: t('office.member.provider'),
      isFixed: true,
      cell: ({ gp_name: name, direction }) =>
        direction === 'in'
          ? t('office.member.to', { provider: name })
          : t('office.member.from', { provider: name }),
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state }) => <StateWord domain="transfer" code={state} />,
    },
    {
      id: 'amount',
      label: t('office.member.amount'),
      isNumber: true,
      cell: ({ amount, currency }) =>
        amount === null ? '–' : `${amountText({ units: amount, currency })} ${currency}`,
    },
    { id: 'made', label: t('office.member.at'), cell: ({ made_at }) => dateTime(made_at) },
    {
      id: 'ended',
      label: t('office.member.ended'),
      cell: ({ ended_at: at }) => (at ? dateTime(at) : '–'),
    },
    { id: 'reference', label: t('office.member.reference'), cell: ({ reference }) => reference },
    { id: 'tries', label: t('office.member.tries'), isNumber: true, cell: ({ tries }) => tries },
    { id: 'reason', label: t('office.member.reason'), cell: ({ reason }) => reason ?? '–' },
  ]
}

export function PlaysTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberPlaysCall, id)
  const columns = usePlaysColumns()
  return (
    <TabTable
      {...list}
      name="plays"
      label={t('office.member.plays')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
    />
  )
}

function usePlaysColumns(): readonly Column<RowOf<typeof calls.memberPlaysCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'game',
      label: t('office.member.game'),
      isFixed: true,
      cell: ({ game, gp_name: name }) => `${game} · ${name}`,
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state, ended_because: because }) => (because === null ? state : because),
    },
    { id: 'made', label: t('office.member.at'), cell: ({ made_at }) => dateTime(made_at) },
    {
      id: 'ended',
      label: t('office.member.ended'),
      cell: ({ ended_at: at }) => (at ? dateTime(at) : '–'),
    },
    { id: 'device', label: t('office.member.device'), cell: ({ device }) => device },
  ]
}

export function SessionsTab({ id }: OfMember) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const list = useList(calls.memberSessionsCall, id)
  const columns = useSessionsColumns()
  const devices = list.read.data?.devices ?? []
  return (
    <>
      <TabTable
        {...list}
        name="sessions"
        label={t('office.member.sessions')}
        columns={columns}
        idOf={(row) => row.id}
        numberOf={(row) => row.id}
      />
      {devices.length > 0 && (
        <Panel title={t('office.member.devices')}>
          <KeyValues
            lines={devices.map(({ label, last_seen_at: at }) => ({
              name: label,
              value: dateTime(at),
            }))}
          />
        </Panel>
      )}
    </>
  )
}

function useSessionsColumns(): readonly Column<RowOf<typeof calls.memberSessionsCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'device',
      label: t('office.member.device'),
      isFixed: true,
      cell: ({ device }) => device || '–',
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ ended_because: because }) =>
        because === null ? <Pill tone="good">{t('office.member.open')}</Pill> : because,
    },
    {
      id: 'opened',
      label: t('office.member.opened'),
      cell: ({ opened_at }) => dateTime(opened_at),
    },
    { id: 'seen', label: t('office.member.seen'), cell: ({ seen_at }) => dateTime(seen_at) },
    { id: 'network', label: t('office.member.network'), cell: ({ network }) => network ?? '–' },
    { id: 'with', label: t('office.member.opened_with'), cell: ({ opened_with }) => opened_with },
  ]
}

export function MessagesTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberMessagesCall, id)
  const columns = useMessagesColumns()
  return (
    <TabTable
      {...list}
      name="messages"
      label={t('office.member.messages')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
    />
  )
}

function useMessagesColumns(): readonly Column<RowOf<typeof calls.memberMessagesCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'template',
      label: t('office.member.message'),
      isFixed: true,
      cell: ({ template }) => template.replaceAll('_', ' '),
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state, failure }) => (
        <Pill tone={state === 'sent' ? 'good' : state === 'failed' ? 'stop' : 'look'}>
          {failure ?? state}
        </Pill>
      ),
    },
    { id: 'at', label: t('office.member.at'), cell: ({ created_at }) => dateTime(created_at) },
    { id: 'channel', label: t('office.member.channel'), cell: ({ channel }) => channel },
    {
      id: 'attempts',
      label: t('office.member.tries'),
      isNumber: true,
      cell: ({ attempts }) => attempts,
    },
  ]
}

export function EventsTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(calls.memberEventsCall, id)
  const columns = useEventsColumns()
  return (
    <TabTable
      {...list}
      name="events"
      label={t('office.member.events')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.id}
      renderMore={({ before, after }) =>
        (before || after) && <Diff isFramed changes={changesOf(before ?? {}, after ?? {})} />
      }
    />
  )
}

function useEventsColumns(): readonly Column<RowOf<typeof calls.memberEventsCall>>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'permission',
      label: t('office.audit.what'),
      isFixed: true,
      cell: ({ permission }) => permission,
    },
    {
      id: 'outcome',
      label: t('office.audit.outcome'),
      cell: ({ outcome }) => <Pill tone={outcome === 'done' ? 'good' : 'plain'}>{outcome}</Pill>,
    },
    { id: 'at', label: t('office.audit.at'), cell: ({ at }) => dateTime(at) },
    { id: 'actor', label: t('office.audit.who'), cell: ({ actor }) => <b>{actor}</b> },
    { id: 'reason', label: t('office.audit.reason'), cell: ({ reason }) => reason },
  ]
}

type Fields = Readonly<Record<string, unknown>>

function changesOf(before: Fields, after: Fields) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const say = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '–').replace(/^null$/, '–')
  return names.map((field) => ({
    field: field.replaceAll('_', ' '),
    before: say(before[field]),
    after: say(after[field]),
  }))
}
