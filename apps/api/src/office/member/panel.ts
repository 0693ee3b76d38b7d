import type { AnyEndpoint, DataOf, InputOf, ReasonOf } from '@oriel/contract/endpoint'
import type { CommonReason } from '@oriel/contract/envelope'
import type { MemberId, SiteId } from '@oriel/core/id'
import { refuse, type Outcome } from '@oriel/core/outcome'
import { findMemberById, type MemberLine } from '@oriel/domain/member'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeCaller } from '../caller.ts'
import type { OfficeHouse } from '../house.ts'

type OfMember = { readonly member_id: string }
export type Whose = MemberLine & { readonly siteId: SiteId }

/**
 * Binds a call about one member. A member of another site is unknown, whatever the call: the site
 * is the caller's and no handler looks further without it.
 */
export const bindPanel = <Call extends AnyEndpoint>(
  house: OfficeHouse,
  call: Call,
  handler: (
    member: Whose,
    input: InputOf<Call>,
    caller: OfficeCaller,
  ) => Promise<Outcome<DataOf<Call>, ReasonOf<Call> | CommonReason>>,
): Binding =>
  bindOffice(call, (async (input: InputOf<Call>, caller: OfficeCaller) => {
    const { siteId } = caller
    if (siteId === null) return refuse('invalid_input')
    const id = (input as OfMember).member_id as MemberId
    const member = await findMemberById(house.database.rows, siteId, id)
    if (!member) return refuse('subject_unknown')
    return handler({ ...member, siteId }, input, caller)
  }) as unknown as Parameters<typeof bindOffice<Call>>[1])
