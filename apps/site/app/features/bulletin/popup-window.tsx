import { Button } from '@oriel/ui/form/button'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { Tabs } from '@oriel/ui/navigation/tabs'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { BulletinText } from './bulletin-text.tsx'
import type { PopupBulletin } from './popup-rules.ts'

export type PopupWindowProps = {
  bulletins: readonly PopupBulletin[]
  /** Closing hides it until it changes, not only for this session. */
  staysHidden: boolean
  onClose: () => void
}

/** One window for all bulletins, each behind its tab. */
export default function PopupWindow({ bulletins, staysHidden, onClose }: PopupWindowProps) {
  const { t } = useText()
  const { site } = useVisit()
  const [chosen, setChosen] = useState(String(bulletins[0]?.id ?? ''))
  const only = bulletins.length === 1 ? bulletins[0] : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      icon="megaphone"
      title={t('bulletin.popup_title', { site: site.name })}
      closeLabel={t('shell.close')}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t(staysHidden ? 'bulletin.close_until_changed' : 'bulletin.close_session')}
        </Button>
      }
    >
      {only ? (
        <BulletinText bulletin={only} isFirst />
      ) : (
        <Tabs
          label={t('bulletin.tabs')}
          value={chosen}
          onChange={setChosen}
          tabs={bulletins.map((bulletin) => ({
            value: String(bulletin.id),
            label: bulletin.display_content,
            panel: <BulletinText bulletin={bulletin} isFirst />,
          }))}
        />
      )}
    </Dialog>
  )
}
