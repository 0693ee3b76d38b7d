import type { MemberId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { command } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { unlockWithin, WITHDRAW_TRIES } from './withdraw-password.ts'

const OneMember = z.object({ member_id: z.uuid() })
type OneMember = z.output<typeof OneMember>

/** Lets a member try the withdrawal password again. Support has made sure who asks. */
export const unlockWithdrawCommand = command<OneMember>({
  permission: 'withdraw_password.unlock',
  subjectKind: 'member',
  input: OneMember,
  subjectOf: ({ member_id }) => member_id,
  async look(work, siteId, { member_id }) {
    const { rows } = await sql<{ account: string; fails: number }>`
      SELECT account, withdraw_fails AS fails FROM members
      WHERE id = ${member_id} AND site_id = ${siteId} FOR NO KEY UPDATE`.execute(work)
    const [row] = rows
    if (!row) return null
    const { account, fails } = row
    return {
      version: String(fails),
      fields: { account, wrong_tries: fails, is_locked: fails >= WITHDRAW_TRIES },
      memberId: member_id as MemberId,
    }
  },
  async run(work, _tools, { siteId, by, now }, { member_id }) {
    const isUnlocked = await unlockWithin(
      work,
      { id: member_id as MemberId, siteId },
      { staff: by, now },
    )
    return isUnlocked ? done() : refuse('state_unchanged')
  },
})
