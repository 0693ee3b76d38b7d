import {
  memberRoundCall,
  memberRoundsCall,
  type MemberRoundWire,
} from '@oriel/contract/office/member'
import { amountText } from '@oriel/core/money-text'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { FilterBar } from '../../parts/filter/filter-bar.tsx'
import { daysOf } from '../../parts/filter/days.ts'
import type { FilterField } from '../../parts/filter/filter.ts'
import { useFilter } from '../../parts/filter/use-filter.ts'
import { Note } from '../../parts/note.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import type { Column } from '../../parts/table/column.ts'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useServerNow } from '../../platform/clock.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { TabTable } from './tab-table.tsx'

type Round = z.output<typeof MemberRoundWire>
const PAGE_MAX = 50

/** What the member has played; a round opens to its replay. Sums are of all days asked for. */
export function RoundsTab({ id }: { readonly id: string }) {
  const { t } = useText()
  const fields: readonly FilterField[] = [
    { kind: 'days', name: 'days', label: t('office.member.days') },
  ]
  const filter = useFilter(fields)
  const { timeZone } = useSite()
  const now = useServerNow('minute')
  const address = useListAddress<Round>([])
  const { after, size } = address.paging
  const days = daysOf(filter.filter['days'] ?? '7d', now, timeZone)
  const read = useRead(memberRoundsCall, {
    member_id: id,
    from: days?.from,
    to: days?.to,
    after: after ?? undefined,
    count: Math.min(size, PAGE_MAX),
  })
  const columns = useColumns()
  return (
    <>
      <FilterBar list="member-rounds" fields={fields} address={filter} />
      {read.data?.totals.map(({ currency, count, stake, payout, net }) => (
        <p key={currency} className="small-text">
          {t('office.member.round_sums', {
            count,
            currency,
            stake: amountText({ units: stake, currency }),
            payout: amountText({ units: payout, currency }),
            net: amountText({ units: net, currency }),
          })}
        </p>
      ))}
      <TabTable
        name="rounds"
        label={t('office.member.rounds')}
        columns={columns}
        address={address}
        read={read}
        idOf={({ gp_id, round_id }) => `${gp_id}.${round_id}`}
        numberOf={({ round_id }) => round_id}
        renderMore={(round) => <Replay id={id} round={round} />}
      />
    </>
  )
}

function useColumns(): readonly Column<Round>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  const amount = (name: 'stake' | 'payout' | 'net', label: string): Column<Round> => ({
    id: name,
    label,
    isNumber: true,
    cell: (round) => amountText({ units: round[name], currency: round.currency }),
  })
  return [
    {
      id: 'game',
      label: t('office.member.game'),
      isFixed: true,
      cell: ({ game_name: game, gp_name: provider }) => `${game} · ${provider}`,
    },
    {
      id: 'settled',
      label: t('office.member.settled'),
      cell: ({ settled_at }) => dateTime(settled_at),
    },
    amount('stake', t('office.member.stake')),
    amount('payout', t('office.member.payout')),
    amount('net', t('office.member.net')),
    { id: 'currency', label: t('office.member.currency'), cell: ({ currency }) => currency },
    { id: 'round', label: t('office.member.round'), cell: ({ round_id }) => round_id },
    { id: 'status', label: t('office.member.state'), cell: ({ status }) => status },
  ]
}

/** Where the provider shows the round again, if it does. */
function Replay({ id, round }: { readonly id: string; readonly round: Round }) {
  const { t } = useText()
  const { gp_id, round_id } = round
  const read = useRead(memberRoundCall, { member_id: id, gp_id, round_id })
  return (
    <ReadBlock read={read}>
      {({ replay_url: replay, fairness_url: fairness }) => (
        <div className="button-row">
          {replay && <Out href={replay}>{t('office.member.replay')}</Out>}
          {fairness && <Out href={fairness}>{t('office.member.fairness')}</Out>}
          {!replay && !fairness && <Note>{t('office.member.no_replay')}</Note>}
        </div>
      )}
    </ReadBlock>
  )
}

const Out = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a className="button button-ghost" href={href} target="_blank" rel="noreferrer noopener">
    {children}
  </a>
)
