import type { Version } from './draft.ts'

type ActName = 'publish' | 'withdraw' | 'roll_back'
export type Act = { readonly act: ActName; readonly version: Version }

type May = { readonly begin: boolean; readonly check: boolean }

/**
 * What I can do with a version. `own`: somebody else publishes it. Who only votes makes a proposal
 * of it, also of their own. The server decides again.
 */
export function actOn(
  { state, is_mine }: Pick<Version, 'state' | 'is_mine'>,
  may: May,
): ActName | 'own' | null {
  if (!may.check || state === 'draft') return null
  if (state === 'showing' || state === 'scheduled') return 'withdraw'
  if (may.begin && is_mine) return 'own'
  return state === 'submitted' ? 'publish' : 'roll_back'
}
