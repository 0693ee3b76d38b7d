import { Checkbox } from '@oriel/ui/form/checkbox'
import { IconButton } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { Drop } from '../drop.tsx'
import { icons } from '../icons.ts'
import { moveColumn, toggleColumn, type ColumnChoice } from './column-choice.ts'

type ColumnChooserProps = {
  readonly columns: readonly { readonly id: string; readonly label: string; isFixed?: boolean }[]
  readonly choice: ColumnChoice
  readonly onChange: (choice: ColumnChoice) => void
}

/** Which columns are seen, and in which order; kept per person. */
export function ColumnChooser({ columns, choice, onChange }: ColumnChooserProps) {
  const { t } = useText()
  const inOrder = choice.order.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  return (
    <Drop
      className="button-icon"
      side="end"
      name={t('office.part.columns')}
      label={<Icon name={icons.columns} />}
    >
      {() => (
        <ul className="column-list" aria-label={t('office.part.columns')}>
          {inOrder.map(({ id, label, isFixed }) => (
            <li key={id}>
              <Checkbox
                checked={!choice.hidden.includes(id)}
                disabled={isFixed}
                onChange={() => onChange(toggleColumn(choice, id))}
              >
                {label}
              </Checkbox>
              <IconButton
                icon="chevron-up"
                label={t('office.part.move_up', { name: label })}
                onClick={() => onChange(moveColumn(choice, id, -1))}
              />
              <IconButton
                icon="chevron-down"
                label={t('office.part.move_down', { name: label })}
                onClick={() => onChange(moveColumn(choice, id, 1))}
              />
            </li>
          ))}
        </ul>
      )}
    </Drop>
  )
}
