import type { Names } from '../names.ts'

/** The front door: what pages and other features may import. */
export const screenDoorFile = ({ word, pascal }: Names): string =>
  `export { ${pascal}List } from './${word}-list.tsx'\n`

export const pageFile = ({ word, pascal, pascalPlural }: Names): string => `import {
  useText,
} from '@oriel/web/text'
import { ${pascal}List } from '../features/${word}/${word}.ts'
import { Screen } from '../frame/screen.tsx'

export default function ${pascalPlural}Page() {
  const { t } = useText()
  return (
    <Screen title={t('office.${word}.title')} isFilled>
      <${pascal}List />
    </Screen>
  )
}
`

/** One row beside the list. */
export const sheetFile = ({ word, pascal }: Names): string => `import {
  useText,
} from '@oriel/web/text'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { SideSheet } from '../../parts/side-sheet.tsx'
import { useFormat } from '../../platform/use-format.ts'
import type { Line } from './${word}-list.tsx'

type ${pascal}SheetProps = { readonly line: Line | undefined; readonly onClose: () => void }

export function ${pascal}Sheet({ line, onClose }: ${pascal}SheetProps) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const title = line?.title ?? ''
  return (
    <SideSheet isOpen={line !== undefined} onClose={onClose} icon={icons.note} title={title}>
      {line && (
        <KeyValues
          lines={[
            { name: t('office.${word}.number'), value: line.number },
            { name: t('office.${word}.by'), value: line.created_by },
            { name: t('office.${word}.at'), value: dateTime(line.created_at) },
          ]}
        />
      )}
    </SideSheet>
  )
}
`
