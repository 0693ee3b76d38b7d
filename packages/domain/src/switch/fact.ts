import type { SiteId } from '@oriel/core/id'
import type { Fact } from '@oriel/db/outbox'
import * as z from 'zod/mini'
import { switchScopes, type SwitchName } from './rules.ts'

const Changed = z.object({
  site_id: z.int(),
  scope: z.enum(switchScopes),
  key: z.string(),
  is_off: z.boolean(),
})

export type SwitchChanged = SwitchName & { readonly siteId: SiteId; readonly isOff: boolean }

/** Players of what was switched off are told and brought home; the office reads it again. */
export const switchChanged = ({ siteId, scope, key, isOff }: SwitchChanged): Fact => ({
  name: 'switch.changed',
  siteId,
  owner: String(siteId),
  data: { site_id: siteId, scope, key, is_off: isOff },
})

export function readSwitchChanged(data: unknown): SwitchChanged {
  const { site_id, scope, key, is_off } = z.parse(Changed, data)
  return { siteId: site_id as SiteId, scope, key, isOff: is_off }
}
