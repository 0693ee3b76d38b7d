import { askRemovalCall, callOffRemovalCall, removalCall } from '@oriel/contract/member/removal'
import { done } from '@oriel/core/outcome'
import {
  askRemoval,
  callOffRemoval,
  findRemovalDay,
  judgeRemoval,
  REMOVAL_DAYS,
} from '@oriel/domain/removal'
import { serverText } from '@oriel/i18n/server'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'

export const removalBindings = (house: House): Binding[] => [
  bind(removalCall, async (_input, { session, locale }) => {
    const { rows } = house.database
    const { block, dropped } = await judgeRemoval(rows, session)
    return done({
      due_at: await findRemovalDay(rows, session.memberId),
      block,
      block_text: block === null ? '' : serverText(locale).t(`reason.${block}`),
      gives_up: dropped.length > 0,
      wait_days: REMOVAL_DAYS,
    })
  }),

  bind(askRemovalCall, async (_input, caller) => {
    const asked = await askRemoval(house, whoOf(caller), house.now())
    return asked.ok ? done({ due_at: asked.value }) : asked
  }),

  bind(callOffRemovalCall, async (_input, caller) => {
    const outcome = await callOffRemoval(house, whoOf(caller), house.now())
    return outcome.ok ? done({}) : outcome
  }),
]

const whoOf = ({ session, ip }: MemberCaller) => ({
  siteId: session.siteId,
  memberId: session.memberId,
  ip,
})
