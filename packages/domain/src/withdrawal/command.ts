import { amountText } from '@oriel/core/money-text'
import type { SiteId } from '@oriel/core/id'
import { done, expectDone, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { cardLabel, findAnyCards } from '@oriel/domain/bank-card'
import { command, type Deed, type State } from '@oriel/domain/command'
import { getMember } from '@oriel/domain/member'
import * as z from 'zod/mini'
import { approveWithdrawal, backToReview, refuseWithdrawal } from './decide.ts'
import { isUndecided, refuseReasons, type Withdrawal, type WithdrawalId } from './rules.ts'
import * as store from './store.ts'

const Review = z.object({
  withdrawal_id: z.uuid(),
  decision: z.enum(['approve', 'refuse']),
  /** What the member reads of a refusal. */
  because: z.optional(z.enum(refuseReasons)),
})
const Approval = z.object({ withdrawal_id: z.uuid() })
const SUBJECT = 'withdrawal'

/** The first look: refuses it at any stage, or approves it alone where one person is enough. */
export const reviewWithdrawalCommand = command<z.output<typeof Review>>({
  permission: 'withdrawal.review',
  subjectKind: SUBJECT,
  input: Review,
  subjectOf: ({ withdrawal_id: id }) => id,
  look: (work, siteId, { withdrawal_id: id }) => look(work, siteId, id as WithdrawalId),
  async run(work, { ledger }, { siteId, maker, reason, now }, input) {
    if (maker === null) return refuse('not_allowed')
    const id = input.withdrawal_id as WithdrawalId
    const by = { staff: maker, because: reason, now }
    if (input.decision === 'refuse') {
      if (!input.because) return refuse('invalid_input')
      const no = { siteId, id, reason: input.because }
      return told(await refuseWithdrawal(work, ledger, no, by))
    }
    const withdrawal = await store.lock(work, id)
    if ((withdrawal?.people ?? 0) > 1) return refuse('needs_more')
    return told(await approveWithdrawal(work, ledger, { siteId, id }, by))
  },
})

/**
 * Where two or three are needed the first one proposes it and the others vote. Each yes moves it
 * on, so that its member sees who acts next; a proposal that comes to nothing gives it back.
 */
export const approveWithdrawalCommand = command<z.output<typeof Approval>>({
  permission: 'withdrawal.approve',
  subjectKind: SUBJECT,
  input: Approval,
  subjectOf: ({ withdrawal_id: id }) => id,
  look: (work, siteId, { withdrawal_id: id }) => look(work, siteId, id as WithdrawalId),
  needs: async (work, _siteId, { withdrawal_id: id }) =>
    (await store.find(work, id as WithdrawalId))?.people ?? 2,
  async run(work, { ledger }, deed, { withdrawal_id: id }) {
    const withdrawal = await store.find(work, id as WithdrawalId)
    if (withdrawal && withdrawal.people !== null && withdrawal.people < 2)
      return refuse('one_is_enough')
    return told(await sayYes(work, ledger, deed, id as WithdrawalId))
  },
  async counted(work, { ledger }, deed, { withdrawal_id: id }) {
    expectDone(await sayYes(work, ledger, deed, id as WithdrawalId))
  },
  dropped: (work, siteId, { withdrawal_id: id }) =>
    backToReview(work, { siteId, id: id as WithdrawalId }),
})

/** To the office it is one word for whatever is not there. */
const told = (said: Outcome<Withdrawal, string>): Outcome<void, string> =>
  said.ok ? done() : refuse(said.reason === 'withdrawal_unknown' ? 'subject_unknown' : said.reason)

const sayYes = async (
  work: Work,
  ledger: Parameters<typeof approveWithdrawal>[1],
  { siteId, maker, decider, reason, now }: Deed,
  id: WithdrawalId,
) => {
  const staff = decider ?? maker
  if (staff === null) return refuse('not_allowed')
  return approveWithdrawal(work, ledger, { siteId, id }, { staff, because: reason, now })
}

async function look(work: Work, siteId: SiteId, id: WithdrawalId): Promise<State | null> {
  const withdrawal = await store.lock(work, id)
  if (withdrawal?.siteId !== siteId) return null
  const { state, people } = withdrawal
  return {
    // Yeses move it on and change nothing of what they are about.
    version: `${isUndecided(state) ? 'undecided' : state} ${people}`,
    fields: await fieldsOf(work, withdrawal),
    memberId: withdrawal.memberId,
  }
}

async function fieldsOf(work: Work, withdrawal: Withdrawal): Promise<State['fields']> {
  const { currency, amount, fee, memberId, cardId } = withdrawal
  const [card] = await findAnyCards(work, [cardId])
  const written = (units: bigint): string => `${amountText({ units, currency })} ${currency}`
  return {
    account: (await getMember(work, memberId)).account,
    withdrawal: withdrawal.number,
    amount: written(amount),
    receives: written(amount - fee),
    bank_card: card ? cardLabel(card.name, card.lastFour) : null,
    state: withdrawal.state,
    people: withdrawal.people,
    approved_by: withdrawal.decidedBy.length,
  }
}
