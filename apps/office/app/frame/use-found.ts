import type { DataOf } from '@oriel/contract/endpoint'
import { searchCall } from '@oriel/contract/office/search'
import type { Text } from '@oriel/i18n/text'
import { useText } from '@oriel/web/text'
import { icons } from '../parts/icons.ts'
import type { Found, FoundGroup } from '../parts/search/found.ts'
import type { SiteRole } from '../platform/me.ts'
import { useRead } from '../platform/query.ts'
import { holdsOne } from '../platform/rights.ts'
import { useRested } from '../platform/use-rested.ts'
import { roundAddress } from './round-address.ts'

const PROPOSAL = /^pr-?(\d{1,12})$/i
const SHORTEST = 2

/** Members with their transfers and rounds, cases, and a proposal by its number. */
export function useFound(site: SiteRole, query: string): readonly FoundGroup[] {
  const text = useText()
  const { t } = text
  const typed = useRested(query.trim())
  const isAsked = typed.length >= SHORTEST && holdsOne(site, ['member.read'])
  const { data } = useRead(searchCall, { query: typed }, { isEnabled: isAsked })
  const number = PROPOSAL.exec(query.trim())?.[1]
  const groups: FoundGroup[] = []
  if (number) {
    const title = `PR-${number}`
    const to = `/${site.code}/proposals/${number}`
    groups.push({
      title: t('office.frame.proposals'),
      found: [{ id: title, icon: 'check', title, to }],
    })
  }
  return isAsked && data ? [...groups, ...groupsOf(site, data, text)] : groups
}

type Data = DataOf<typeof searchCall>

/** One group for each kind of thing; those without anything are not there. */
function groupsOf(site: SiteRole, data: Data, { t }: Pick<Text, 't'>): FoundGroup[] {
  const { members, transfer, rounds, case: waiting } = data
  const page = `/${site.code}`
  const all: FoundGroup[] = [
    {
      title: t('office.frame.members'),
      found: members.map(({ id, account, currency, by }): Found => ({
        id,
        icon: 'person',
        title: account,
        detail: by === 'mark' ? `${currency} · ${t('office.search.by_mark')}` : currency,
        to: `${page}/members/${id}`,
        number: account,
      })),
    },
    {
      title: t('office.frame.transfers'),
      found: transfer
        ? [numbered(transfer.id, 'swap', `${page}/members/${transfer.member_id}/transfers`)]
        : [],
    },
    {
      title: t('office.member.rounds'),
      found: rounds.map((round): Found => ({
        id: `${round.gp_id}.${round.round_id}.${round.member_id}`,
        icon: 'play',
        title: round.round_id,
        detail: `${round.gp_name} · ${round.account}`,
        to: roundAddress(site, round),
        number: round.round_id,
      })),
    },
    {
      title: t('office.frame.cases'),
      found: waiting
        ? [
            {
              ...numbered(waiting.id, icons.case, `${page}/queues/cases/${waiting.id}`),
              detail: waiting.gp_id,
            },
          ]
        : [],
    },
  ]
  return all.filter(({ found }) => found.length > 0)
}

const numbered = (id: string, icon: Found['icon'], to: string): Found => ({
  id,
  icon,
  title: id,
  to,
  number: id,
})
