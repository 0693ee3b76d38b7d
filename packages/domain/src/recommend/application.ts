import type { Currency } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { isHiddenLink } from '@oriel/core/link-code'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import type { Site } from '@oriel/domain/site'

export type ApplicationReason = 'agent_already' | 'agent_not_offered'

/** S6.011: members are of this kind; other kinds are agents. */
const MEMBER_KIND = 1

/**
 * Whether somebody could ask to become an agent. An agent has links of their own; not every site
 * offers it: in neither case friends are brought.
 */
export async function checkApplication(
  rows: Rows,
  memberId: MemberId,
  { currencies, flags }: Pick<Site, 'currencies' | 'flags'>,
): Promise<Outcome<void, ApplicationReason>> {
  const row = await rows
    .selectFrom('members')
    .select(['kind', 'currency'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (row.kind !== MEMBER_KIND) return refuse('agent_already')
  const isOffered = currencies.includes(row.currency as Currency)
  // A site that hides the way to apply offers it to nobody.
  const isHidden = isHiddenLink('applyAgent', flags.hiddenLinks)
  return isOffered && !isHidden ? done() : refuse('agent_not_offered')
}
