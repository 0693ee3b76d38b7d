import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import { done } from '@oriel/core/outcome'
import { listAgreements } from '@oriel/domain/agreement'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { contentReader } from '../../reader.ts'

export const agreementBindings = (house: House): Binding[] => [
  bind(serviceAgreementCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const agreements = await listAgreements(house.database.rows, reader)
    return done({
      list: agreements.map(({ number, title, body, version, updatedAt }) => ({
        id: number,
        title,
        content: body,
        version,
        updated_at: updatedAt,
      })),
    })
  }),
]
