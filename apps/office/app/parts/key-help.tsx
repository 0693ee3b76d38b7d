import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { keyLines } from '../platform/keyboard/key-lines.ts'
import { keyGroups, type KeyBinding, type KeyGroup } from '../platform/keyboard/keyboard.ts'
import { icons } from './icons.ts'
import { Keys } from './keys.tsx'
import { Dialog } from './windows.tsx'

const GROUPS: Readonly<Record<KeyGroup, MessageId>> = {
  everywhere: 'office.key.everywhere',
  tables: 'office.key.tables',
  queues: 'office.key.queues',
  sheet: 'office.key.sheet',
}

type KeyHelpProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly bindings: readonly KeyBinding[]
}

/** All keys that work on this page, by where they work. */
export function KeyHelp({ isOpen, onClose, bindings }: KeyHelpProps) {
  const { t } = useText()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      icon={icons.code}
      size="large"
      title={t('office.key.title')}
      closeLabel={t('office.part.close')}
      actions={<p className="small-text">{t('office.key.rule')}</p>}
    >
      <div className="key-groups">
        {keyGroups.map((group) => (
          <KeyGroupList
            key={group}
            title={t(GROUPS[group])}
            bindings={bindings.filter((binding) => binding.group === group)}
          />
        ))}
      </div>
    </Dialog>
  )
}

type GroupProps = { readonly title: string; readonly bindings: readonly KeyBinding[] }

function KeyGroupList({ title, bindings }: GroupProps) {
  if (bindings.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {keyLines(bindings).map(({ label, keys }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className="sr-only">{keys.join(' ')}</span>
              <Keys keys={keys.join(' ')} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
