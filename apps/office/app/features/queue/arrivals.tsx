import { giveArrival, sendArrivalBack } from '@oriel/contract/office/arrival'
import type { MessageId } from '@oriel/i18n/message-id'
import { candidatesOf } from './arrival-candidates.ts'
import { ArrivalFacts } from './arrival-facts.tsx'
import { said, shortOf, type Line, type QueueKind, type Write } from './queue-kind.ts'
import { SiteLink } from './site-link.tsx'

const REASONS: Readonly<Record<string, MessageId>> = {
  no_order: 'office.arrival.no_order',
  taken_back: 'office.arrival.taken_back',
  other_currency: 'office.arrival.other_currency',
  too_late: 'office.arrival.too_late',
  other_name: 'office.arrival.other_name',
  member_closed: 'office.arrival.member_closed',
  limit_reached: 'office.arrival.limit_reached',
}
const TROUBLES: Readonly<Record<string, MessageId>> = {
  member_removed: 'office.arrival.member_removed',
  order_unknown: 'office.arrival.order_unknown',
  no_payer: 'office.arrival.no_payer',
  no_institution: 'office.arrival.no_institution',
  cannot_send: 'office.arrival.cannot_send',
}

/** A word of ours as a sentence; one of a provider as it was told. */
const writtenOf = (
  words: Readonly<Record<string, MessageId>>,
  word: Line['fields'][string] | undefined,
  { t }: Write,
): string => {
  const known = words[said(word)]
  return known ? t(known) : said(word)
}

/** Money that arrived and was credited to nobody. */
export const arrivalsKind: QueueKind = {
  title: 'office.queue.arrivals',
  none: 'office.arrival.none',
  numberOf: ({ id }) => `AR-${shortOf(id)}`,
  hasAmount: true,
  columns: [
    {
      id: 'reason',
      label: 'office.arrival.reason',
      cell: ({ fields }, write) => writtenOf(REASONS, fields['reason'], write),
    },
    {
      id: 'trouble',
      label: 'office.arrival.trouble',
      cell: ({ fields }, write) => writtenOf(TROUBLES, fields['trouble'], write),
    },
    {
      id: 'provider',
      label: 'office.arrival.provider',
      cell: ({ fields }) => said(fields['link']),
    },
    { id: 'order', label: 'office.arrival.order', cell: ({ fields }) => said(fields['order']) },
  ],
  facts: (item, write) => [
    {
      label: 'office.arrival.reason',
      value: writtenOf(REASONS, item.fields['reason'], write),
    },
    {
      label: 'office.arrival.trouble',
      value: item.fields['trouble'] ? writtenOf(TROUBLES, item.fields['trouble'], write) : null,
    },
    { label: 'office.arrival.order', value: item.fields['order'] ?? null },
    {
      label: 'office.queue.member',
      value: item.account && (
        <SiteLink to={`members/${said(item.fields['member'])}`} text={item.account} />
      ),
    },
  ],
  more: (item, write) => <ArrivalFacts item={item} write={write} />,
  actions: [
    {
      keys: 'a',
      label: 'office.arrival.give',
      title: 'office.arrival.give_title',
      icon: 'people',
      calls: giveArrival,
      input: (id, to) => ({ parked_id: id, to }),
      needsProof: true,
      choice: {
        label: 'office.arrival.give_to',
        options: ({ facts }, { t }) =>
          candidatesOf(facts).map(({ number, account, agrees }) => ({
            value: number,
            label: `${number} · ${account} · ${t('office.arrival.agrees', { count: agrees })}`,
          })),
        typed: () => 'office.arrival.give_typed',
      },
    },
    {
      keys: 'r',
      label: 'office.arrival.send_back',
      title: 'office.arrival.send_back_title',
      icon: 'refresh',
      calls: sendArrivalBack,
      input: (id, institution) => ({ parked_id: id, ...(institution !== '' && { institution }) }),
      needsProof: true,
      isDangerous: true,
      choice: {
        label: 'office.arrival.bank',
        options: () => [],
        // Only where it was missing: most providers refund by themselves.
        typed: ({ fields }) =>
          fields['trouble'] === 'no_institution' ? 'office.arrival.bank_typed' : null,
        isOptional: true,
      },
    },
  ],
}
