import {
  addBankCardCall,
  bankCardListCall,
  defaultBankCardCall,
  removeBankCardCall,
  verifyBankCardCall,
} from '@oriel/contract/member/bank-card'
import { done } from '@oriel/core/outcome'
import {
  addCard,
  askVerified,
  makeDefault,
  readOverview,
  removeCard,
  type CardField,
} from '@oriel/domain/bank-card'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'
import { cardWire, overviewWire } from './wire.ts'

type Secrets = { readonly password: string; readonly withdraw_password: string }

export const bankCardBindings = (house: House): Binding[] => {
  // The house has no address of its own until it takes deposits of coins.
  const cards = { ...house, isOwnAddress: async () => false }
  const proofOf = ({ password, withdraw_password: withdrawPassword }: Secrets) => {
    return { password, withdrawPassword }
  }
  return [
    bind(bankCardListCall, async (_input, { session }) => {
      const overview = await readOverview(house.database.rows, house.keys, session)
      return done(overviewWire(overview, house.now()))
    }),

    bind(addBankCardCall, async ({ password, withdraw_password, ...draft }, caller) => {
      const wanted = { draft, proof: proofOf({ password, withdraw_password }) }
      const outcome = await addCard(cards, wanted, whoOf(caller), house.now())
      if (outcome.ok) return done({ card: cardWire(outcome.value) })
      const { reason, told } = outcome
      return { ok: false, reason, told: told as { readonly field: CardField } }
    }),

    bind(defaultBankCardCall, async ({ id, ...secrets }, caller) => {
      const wanted = { id, proof: proofOf(secrets) }
      const outcome = await makeDefault(house, wanted, whoOf(caller), house.now())
      return outcome.ok ? done({ card: cardWire(outcome.value) }) : outcome
    }),

    bind(removeBankCardCall, async ({ id }, caller) => {
      const outcome = await removeCard(house, id, whoOf(caller), house.now())
      return outcome.ok ? done({}) : outcome
    }),

    bind(verifyBankCardCall, async ({ id }, caller) => {
      const outcome = await askVerified(house, id, whoOf(caller), house.now())
      return outcome.ok ? done({ card: cardWire(outcome.value) }) : outcome
    }),
  ]
}

const whoOf = ({ session, ip }: MemberCaller) => ({
  siteId: session.siteId,
  memberId: session.memberId,
  ip,
})
