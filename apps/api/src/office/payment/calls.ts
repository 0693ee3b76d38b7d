import { editPaymentMethod, paymentMethodsCall } from '@oriel/contract/office/payment'
import { done, refuse } from '@oriel/core/outcome'
import { listPaymentLinks, listStandingMethods, type StandingMethod } from '@oriel/domain/payment'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import { bindCommand } from '../command.ts'
import type { OfficeHouse } from '../house.ts'

export const paymentBindings = (house: OfficeHouse): Binding[] => [
  ...bindCommand(house, editPaymentMethod),

  bindOffice(paymentMethodsCall, async (_input, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const { rows } = house.database
    const list = (await listStandingMethods(rows, siteId)).map(methodWire)
    const links = (await listPaymentLinks(rows, siteId)).map(({ id }) => id)
    return done({ list, links })
  }),
]

const methodWire = ({ fee, ...method }: StandingMethod) => ({
  direction: method.direction,
  currency: method.currency,
  code: method.code,
  kind: method.kind,
  link_id: method.linkId,
  is_open: !method.isClosed,
  min: method.min,
  max: method.max,
  fee_fixed: fee.fixed,
  fee_ppm: fee.ppm,
  fee_least: fee.least,
  fee_most: fee.most,
  expires_s: method.expiresS,
  promised_s: method.promisedS,
  sort: method.sort,
})
