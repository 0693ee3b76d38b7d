import type { DataOf } from '@oriel/contract/endpoint'
import type { memberExportCall } from '@oriel/contract/member/profile'
import { writeUnits } from '@oriel/core/money'
import { dayOf } from '@oriel/core/time'
import type { TextFile } from '@oriel/web/save-file'

type Exported = DataOf<typeof memberExportCall>

const INDENT = 2

/** Amounts as they came: a file of numbers would round them. */
const amountsAsText = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? writeUnits(value) : value

export function exportFile(
  data: Exported,
  { site, timeZone }: { readonly site: string; readonly timeZone: string },
): TextFile {
  const { member_account: account } = data.profile
  const day = dayOf(data.exported_at, timeZone)
  return {
    name: `${site}-${account}-${day}.json`,
    text: `${JSON.stringify(data, amountsAsText, INDENT)}\n`,
    type: 'application/json',
  }
}
