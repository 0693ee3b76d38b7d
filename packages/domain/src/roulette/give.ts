import { createHash } from 'node:crypto'
import type { MemberId, SiteId } from '@oriel/core/id'
import { currencies, type Currency } from '@oriel/core/currency'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { DRAWS_DAYS_MAX, DRAWS_MAX } from '@oriel/core/chance/roulette'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { sendLetter } from '@oriel/domain/letter'
import { findMemberById, getMember } from '@oriel/domain/member'
import { writeTime } from '@oriel/domain/message'
import * as z from 'zod/mini'
import { grantDraws, readRemaining } from './grant.ts'
import { findWheel } from './wheel.ts'

const MEMBERS_MAX = 200
const DAY_MS = 86_400_000

/** What people of the house give. Draws are the first; what follows is another kind here. */
const Input = z.object({
  kind: z.literal('draws'),
  member_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MEMBERS_MAX)),
  /** Of the wheel they turn. */
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  draws: z.int().check(z.minimum(1), z.maximum(DRAWS_MAX)),
  expires_at: z.iso.datetime({ offset: true }),
})
type Input = z.output<typeof Input>

/** In one order, so that two who give to the same members do not wait in a ring. */
const membersOf = ({ member_ids }: Input): MemberId[] =>
  [...new Set(member_ids)].toSorted() as MemberId[]

function subjectOf(input: Input): string {
  const [first = '', ...others] = membersOf(input)
  if (others.length === 0) return first
  const mark = createHash('sha256')
    .update([first, ...others].join(' '))
    .digest('hex')
    .slice(0, 16)
  return `list ${mark}`
}

async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const ids = membersOf(input)
  const { currency } = input
  let [left, states] = [0, '']
  for (const id of ids) {
    const member = await findMemberById(work, siteId, id)
    if (!member) return null
    left += await readRemaining(work, { memberId: id, currency })
    states += member.state === 'open' ? '' : ` ${id}`
  }
  const [only] = ids.length === 1 ? ids : []
  const account = only && (await findMemberById(work, siteId, only))?.account
  return {
    // Members spin while a proposal waits; what is agreed is what they get.
    version: `${states || 'open'} ${currency}`,
    fields: { ...(account && { account }), members: ids.length, currency, draws: left },
    ...(only && { memberId: only }),
  }
}

async function run(
  work: Work,
  _tools: unknown,
  { siteId, proposalId, now }: Deed,
  input: Input,
): Promise<Outcome<void, string>> {
  const expires = new Date(input.expires_at)
  const days = (expires.getTime() - now.getTime()) / DAY_MS
  if (days <= 0 || days > DRAWS_DAYS_MAX) return refuse('expiry_wrong')
  const { currency, draws } = input
  if (!(await findWheel(work, siteId, currency))) return refuse('no_roulette')
  for (const memberId of membersOf(input)) {
    const member = await findMemberById(work, siteId, memberId)
    if (member?.state !== 'open') return refuse('member_not_open')
    // A trial has no proposal; it is undone before anybody could ask for one.
    const cause = `give:${proposalId ?? 'trial'}`
    const given = { siteId, memberId, currency, cause, draws, expires }
    if (!(await grantDraws(work, given)).isNew) continue
    const { language } = await getMember(work, memberId)
    const values = { count: String(draws), until: writeTime(expires, language) }
    // A site without the text sends none; open pages have heard of the draws.
    await sendLetter(work, { siteId, memberId, template: 'draws_given', values })
  }
  return done()
}

/** Always a proposal: draws are worth money. */
export const giveBonusCommand = command<Input>({
  permission: 'bonus.give',
  subjectKind: 'member',
  input: Input,
  subjectOf,
  look,
  run,
})
