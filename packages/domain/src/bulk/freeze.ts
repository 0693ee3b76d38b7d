import { currencies } from '@oriel/core/currency'
import type { MemberId } from '@oriel/core/id'
import { listMembers } from '@oriel/domain/member'
import { freezeCommand } from '@oriel/domain/session'
import * as z from 'zod/mini'
import { bulkKind } from './kind.ts'

const Asked = z.object({
  ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
  state: z.optional(z.enum(['open', 'frozen', 'disabled'])),
  currency: z.optional(z.enum(currencies)),
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
  prefix: z.optional(z.string().check(z.maxLength(40))),
})

/** Members of a list, chosen one by one or by the list's filter. */
export const freezeMembers = bulkKind<z.output<typeof Asked>>({
  kind: 'freeze',
  command: freezeCommand,
  filter: Asked,
  inputOf: (id) => ({ member_id: id }),
  async list(rows, siteId, { ids, from, until, ...filter }, most) {
    const { list } = await listMembers(
      rows,
      {
        ...filter,
        siteId,
        ids: ids as MemberId[] | undefined,
        from: from === undefined ? undefined : new Date(from),
        until: until === undefined ? undefined : new Date(until),
      },
      { after: null, count: most },
    )
    return list.map(({ id, account }) => ({ id, label: account }))
  },
})
