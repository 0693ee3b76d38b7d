import type { DataOf } from '@oriel/contract/endpoint'
import type { memberExport } from '@oriel/contract/member/profile'
import { dayOf } from '@oriel/core/time'

type Exported = DataOf<typeof memberExport>
type TextFile = { readonly name: string; readonly text: string }

const INDENT = 2
/** Browsers read the file some time after the press. */
const KEPT_MS = 60_000

export function exportFile(
  data: Exported,
  { site, timeZone }: { readonly site: string; readonly timeZone: string },
): TextFile {
  const { member_account: account } = data.profile
  const day = dayOf(data.exported_at, timeZone)
  return {
    name: `${site}-${account}-${day}.json`,
    text: `${JSON.stringify(data, null, INDENT)}\n`,
  }
}

/** As if a link to it had been pressed: the browser asks where to, or puts it with the others. */
export function saveFile({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
