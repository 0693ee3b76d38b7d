import type { DataOf } from '@oriel/contract/endpoint'
import type { memberBankCardsCall } from '@oriel/contract/office/bank-card'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { Pill } from '../../parts/pill.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import type { Column } from '../../parts/table/column.ts'
import { TwoLines } from '../../parts/two-lines.tsx'
import { useFormat } from '../../platform/use-format.ts'

export type CardLine = DataOf<typeof memberBankCardsCall>['list'][number]

const KINDS: Readonly<Record<CardLine['kind'], MessageId>> = {
  bank: 'office.bank-card.kind_bank',
  ewallet: 'office.bank-card.kind_ewallet',
  crypto: 'office.bank-card.kind_crypto',
}
const REVIEWS: Readonly<Record<NonNullable<CardLine['review']>, MessageId>> = {
  changes: 'office.bank-card.review_changes',
  name: 'office.bank-card.review_name',
  asked: 'office.bank-card.review_asked',
}
const VERIFIED: Readonly<Record<NonNullable<CardLine['verified_by']>, MessageId>> = {
  deposit: 'office.bank-card.by_deposit',
  name_check: 'office.bank-card.by_name_check',
  person: 'office.bank-card.by_person',
}
const REMOVED: Readonly<Record<NonNullable<CardLine['removed_because']>, MessageId>> = {
  member: 'office.bank-card.removed_member',
  name_differs: 'office.bank-card.removed_name',
  person: 'office.bank-card.removed_person',
  account_deleted: 'office.bank-card.removed_account',
}

export function useCardColumns(): readonly Column<CardLine>[] {
  const { t } = useText()
  const { dateTime } = useFormat()
  return [
    {
      id: 'card',
      label: t('office.bank-card.card'),
      isFixed: true,
      cell: ({ card, kind, currency }) => (
        <TwoLines first={card} second={`${t(KINDS[kind])}, ${currency}`} />
      ),
    },
    {
      id: 'state',
      label: t('office.member.state'),
      cell: ({ state }) => <StateWord domain="card" code={state} />,
    },
    {
      id: 'why',
      label: t('office.bank-card.why'),
      cell: (card) => {
        const why = whyOf(card)
        return why ? t(why) : '–'
      },
    },
    {
      id: 'default',
      label: t('office.bank-card.default'),
      cell: ({ is_default: isDefault }) =>
        isDefault ? <Pill tone="good">{t('office.bank-card.default')}</Pill> : '–',
    },
    { id: 'added', label: t('office.bank-card.added'), cell: (card) => dateTime(card.added_at) },
    {
      id: 'usable',
      label: t('office.bank-card.usable'),
      cell: ({ usable_at: at }) => dateTime(at),
    },
    {
      id: 'removed',
      label: t('office.bank-card.removed'),
      cell: ({ removed_at: at }) => (at ? dateTime(at) : '–'),
    },
  ]
}

/** What its state follows from. */
function whyOf(card: CardLine): MessageId | null {
  if (card.removed_because !== null) return REMOVED[card.removed_because]
  if (card.review !== null) return REVIEWS[card.review]
  return card.verified_by && VERIFIED[card.verified_by]
}
