import { adjustmentKinds } from '@oriel/core/adjustment'
import { currencies, isCurrency, type Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { command, type Deed, type State, type Tools } from '@oriel/domain/command'
import { findSite } from '@oriel/domain/site'
import { noteWalletChanged } from '@oriel/domain/wallet'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import * as z from 'zod/mini'
import { findSubject, isCause, keepAdjustment, listMoved } from './keep.ts'
import { checkShape, entriesOf, isOverDay, peopleFor, type Adjusting } from './rules.ts'

const Input = z.object({
  member_id: z.uuid(),
  kind: z.enum(adjustmentKinds),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  amount: z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
  provider_id: z.optional(z.string()),
  round_id: z.optional(z.string()),
  case_id: z.optional(z.uuid()),
})
type Input = z.output<typeof Input>

function adjustingOf(siteId: SiteId, input: Input): Adjusting {
  const { amount, currency } = input
  const units = parseUnits(amount.replace('-', ''))
  if (units === null || !isCurrency(currency)) throw new Error('an amount that was not read before')
  return {
    kind: input.kind,
    siteId,
    memberId: input.member_id as MemberId,
    currency,
    units: amount.startsWith('-') ? -units : units,
    providerId: input.provider_id ?? null,
    roundId: input.round_id ?? null,
    caseId: input.case_id ?? null,
  }
}

async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const subject = await findSubject(work, siteId, input.member_id as MemberId)
  if (!subject) return null
  const balance = async (kind: 'available' | 'owed') => {
    const account = memberAccount(subject.id, kind, input.currency)
    return writeUnits(await readBalance(work, account))
  }
  const { currency } = input
  return {
    // Balances move all day while a proposal waits; what is agreed is the amount.
    version: subject.state,
    fields: {
      account: subject.account,
      available: `${await balance('available')} ${currency}`,
      owed: `${await balance('owed')} ${currency}`,
    },
    memberId: subject.id,
  }
}

/** A bet can take from the account between look and post; then it is counted anew. */
const TRIES = 5

async function run(
  work: Work,
  { ledger }: Tools,
  deed: Deed,
  input: Input,
): Promise<Outcome<void, string>> {
  const one = adjustingOf(deed.siteId, input)
  const { maker } = deed
  if (maker === null) return refuse('not_allowed')
  const isAllowed = await check(work, maker, one)
  if (!isAllowed.ok) return isAllowed
  const proposalId = deed.proposalId ?? newId<'proposal'>()
  const account = memberAccount(one.memberId, 'available', one.currency)
  for (let turn = 0; turn < TRIES; turn += 1) {
    const posted = await ledger.post(work, {
      key: `adjustment:${proposalId}`,
      kind: 'adjustment',
      cause: { kind: 'adjustment', id: proposalId },
      entries: entriesOf(one, await readBalance(work, account)),
    })
    if (!posted.ok && posted.reason === 'insufficient') continue
    if (!posted.ok) return posted
    await keepAdjustment(work, one, { proposalId, madeBy: maker })
    await tell(work, one, { ...deed, proposalId })
    return done()
  }
  return refuse('insufficient')
}

async function check(work: Work, maker: string, one: Adjusting): Promise<Outcome<void, string>> {
  const shape = checkShape(one)
  if (!shape.ok) return shape
  const site = await findSite(work, one.siteId)
  if (!site || (one.kind === 'play_money' && site.flags.realMoney)) return refuse('real_money')
  if (!site.currencies.includes(one.currency)) return refuse('currency_not_offered')
  if (!(await isCause(work, one))) return refuse('cause_unknown')
  return isOverDay(await listMoved(work, maker), one) ? refuse('day_limit') : done()
}

async function tell(work: Work, one: Adjusting, { proposalId, now }: Deed): Promise<void> {
  const { siteId, memberId, kind, currency } = one
  const facts = { proposal: proposalId, amount: writeUnits(one.units), currency, reason: kind }
  await noteAudit(work, { siteId, memberId, kind: 'money_adjusted', ip: null, facts }, now)
  await noteWalletChanged(work, { siteId, memberId })
}

/** Money by hand: always several people, always a journal, and the member reads why. */
export const adjustCommand = command<Input>({
  permission: 'wallet.adjust',
  subjectKind: 'member',
  input: Input,
  subjectOf: ({ member_id }) => member_id,
  look,
  run,
  needs: async (_work, siteId, input) => {
    const { units, currency } = adjustingOf(siteId, input)
    return peopleFor(units, currency)
  },
})
