import type { MemberId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { personalFields } from '@oriel/core/personal'
import { dayOf, DEFAULT_TIME_ZONE } from '@oriel/core/time'
import { command } from '@oriel/domain/command'
import { countUnmask, findMemberById, hasField, UNMASKS_A_DAY } from '@oriel/domain/member'
import * as z from 'zod/mini'
import { tellManagers } from './tell.ts'

const OneField = z.object({ member_id: z.uuid(), field: z.enum(personalFields) })
type OneField = z.output<typeof OneField>

/**
 * Leave to see one field of a member unmasked. It counts the look and writes its line; the value is
 * read by the door afterwards and stands in neither. With the last one of a day the managers of the
 * site are told.
 */
export const unmaskCommand = command<OneField>({
  permission: 'member.unmask',
  subjectKind: 'member',
  input: OneField,
  subjectOf: ({ member_id }) => member_id,
  async look(work, siteId, { member_id, field }) {
    const member = await findMemberById(work, siteId, member_id as MemberId)
    if (!member) return null
    const { id: memberId, account } = member
    return { version: '', fields: { account, field }, memberId }
  },
  async run(work, { keys }, { siteId, by, now }, { member_id, field }) {
    if (!(await hasField(work, member_id as MemberId, field))) return refuse('field_empty')
    const person = await work
      .selectFrom('staff')
      .select('person_id')
      .where('account', '=', by)
      .executeTakeFirstOrThrow()
    const count = await countUnmask(work, person.person_id, dayOf(now, DEFAULT_TIME_ZONE))
    if (count === null) return refuse('limit_reached')
    if (count === UNMASKS_A_DAY)
      await tellManagers(work, keys, siteId, { account: by, count, at: now })
    return done()
  },
})
