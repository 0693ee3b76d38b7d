import { memberBankCardsCall, verifyBankCard } from '@oriel/contract/office/bank-card'
import { done } from '@oriel/core/outcome'
import { listAllCards } from '@oriel/domain/bank-card'
import type { Binding } from '../../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { bindPanel } from '../member/panel.ts'
import { cardLine } from './wire.ts'

export const bankCardBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, verifyBankCard),

  bindPanel(house, memberBankCardsCall, async ({ id }, { after, count }) => {
    const page = { after: after ?? null, count }
    const { list, next } = await listAllCards(house.database.rows, id, page)
    return done({ list: list.map(cardLine), next })
  }),
]
