import type { MemberId, SiteId } from '@oriel/core/id'
import { contactApps, type PersonalField } from '@oriel/core/personal'
import type { RegisterAsk, RegisterAsks, RegisterField } from '@oriel/core/register-field'
import type { Rate } from '@oriel/domain/rate'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const EXPORTS_MAX = 3
const EDITS_MAX = 20

type Who = { readonly siteId: SiteId; readonly id: MemberId }

export const exportRates = ({ siteId, id: who }: Who): Rate[] => [
  { siteId, who, name: 'export', max: EXPORTS_MAX, perMs: DAY_MS },
]
/** An edit may say that somebody else has a phone: nobody asks that of many. */
export const editRates = ({ siteId, id: who }: Who): Rate[] => [
  { siteId, who, name: 'profile edit', max: EDITS_MAX, perMs: DAY_MS },
]

/** S3.003: contact apps and other contacts may change. The other fields identify the person. */
const CHANGEABLE: ReadonlySet<PersonalField> = new Set([...contactApps, 'line', 'others'])
export const isChangeable = (field: PersonalField): boolean => CHANGEABLE.has(field)

/** The setting that decides about a field. */
export const askedAs = (field: PersonalField): RegisterField =>
  field === 'identity_id' ? field : (`member_${field}` as RegisterField)

/** How the site asks for a field; null where it does not. */
export const askOf = (asks: RegisterAsks, field: PersonalField): RegisterAsk | null =>
  asks[askedAs(field)] ?? null

/** A member tells who they are once; afterwards support changes it, who can ask for papers. */
export function mayEdit(
  ask: RegisterAsk | null,
  field: PersonalField,
  isSet: boolean,
): 'yes' | 'closed' | 'kept' {
  if (!ask?.isMemberCenter) return 'closed'
  return isSet && !isChangeable(field) ? 'kept' : 'yes'
}
