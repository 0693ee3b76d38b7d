import { memberBankCardsCall } from '@oriel/contract/office/bank-card'
import { useText } from '@oriel/web/text'
import { CardActions, useCardColumns } from '../bank-card/bank-card.ts'
import { TabTable } from './tab-table.tsx'
import { useList, type OfMember } from './use-list.ts'
import { useRefreshMember } from './use-member.ts'

/** Where the member is paid to, and was. A row opens to what may be said of it. */
export function CardsTab({ id }: OfMember) {
  const { t } = useText()
  const list = useList(memberBankCardsCall, id)
  const columns = useCardColumns()
  const refresh = useRefreshMember()
  return (
    <TabTable
      {...list}
      name="cards"
      label={t('office.bank-card.title')}
      columns={columns}
      idOf={(row) => row.id}
      numberOf={(row) => row.card}
      renderMore={(row) => <CardActions card={row} onDone={refresh} />}
    />
  )
}
