import { searchCall } from '@oriel/contract/office/search'
import { useText } from '@oriel/web/text'
import type { Found, FoundGroup } from '../parts/search/found.ts'
import type { SiteRole } from '../platform/me.ts'
import { useRead } from '../platform/query.ts'
import { holdsOne } from '../platform/rights.ts'
import { useRested } from '../platform/use-rested.ts'

const PROPOSAL = /^pr-?(\d{1,12})$/i
const SHORTEST = 2

/** Members and their transfers, and a proposal by its number. */
export function useFound(site: SiteRole, query: string): readonly FoundGroup[] {
  const { t } = useText()
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
  if (!isAsked || !data) return groups
  const members = data.members.map(({ id, account, currency, by }): Found => ({
    id,
    icon: 'person',
    title: account,
    detail: by === 'mark' ? `${currency} · ${t('office.search.by_mark')}` : currency,
    to: `/${site.code}/members/${id}`,
    number: account,
  }))
  if (members.length > 0) groups.push({ title: t('office.frame.members'), found: members })
  const { transfer } = data
  if (transfer) {
    const to = `/${site.code}/members/${transfer.member_id}/transfers`
    const found = [
      { id: transfer.id, icon: 'swap', title: transfer.id, to, number: transfer.id },
    ] as const
    groups.push({ title: t('office.frame.transfers'), found })
  }
  return groups
}
