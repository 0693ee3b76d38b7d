import { Button } from '@oriel/ui/form/button'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { GoToTop } from '@oriel/ui/navigation/go-to-top'
import { LanguageList } from '@oriel/ui/navigation/language-list'
import { LoadingOverlay } from '@oriel/ui/overlay/loading-overlay'
import { Sheet } from '@oriel/ui/overlay/sheet'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Row, Section } from './section.tsx'

const WINDOWS = ['dialog', 'sheet', 'drawer', 'confirm', 'danger'] as const
type WindowName = (typeof WINDOWS)[number]

/** How long the overlay of the gallery lies there. */
const OVERLAY_MS = 1_500

export function Windows() {
  const { t } = useText()
  const [open, setOpen] = useState<WindowName | null>(null)
  const [isLoading, setLoading] = useState(false)
  const load = (): void => {
    setLoading(true)
    setTimeout(() => setLoading(false), OVERLAY_MS)
  }
  return (
    <Section title="Dialog, Sheet, Confirm, LoadingOverlay, GoToTop">
      <Row>
        {WINDOWS.map((name) => (
          <Button key={name} variant="ghost" data-open={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button variant="ghost" onClick={load}>
          overlay
        </Button>
      </Row>
      <OpenWindow open={open} onClose={() => setOpen(null)} />
      <LoadingOverlay isLoading={isLoading} label={t('shell.loading')} />
      <div className="fixed right-4 bottom-4 z-30">
        <GoToTop label={t('shell.go_to_top')} />
      </div>
    </Section>
  )
}

function OpenWindow({ open, onClose }: { open: WindowName | null; onClose: () => void }) {
  const { t, locale } = useText()
  const words = samples[locale]
  const closeLabel = t('shell.close')
  const list = <LanguageList label={t('shell.choose_language')} value={locale} onChoose={onClose} />
  return (
    <>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={onClose}
        title={words.guestTitle}
        description={words.guestText}
        closeLabel={closeLabel}
        icon="heart"
        sheet
        actions={
          <>
            <Button variant="ghost">{words.register}</Button>
            <Button>{words.logIn}</Button>
          </>
        }
      >
        <TextField label={words.account} hint={words.accountHint} icon="person" name="account" />
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={onClose}
        title={t('shell.choose_language')}
        closeLabel={closeLabel}
      >
        {list}
      </Sheet>
      <Sheet
        isOpen={open === 'drawer'}
        onClose={onClose}
        title={t('shell.choose_language')}
        closeLabel={closeLabel}
        side="left"
      >
        {list}
      </Sheet>
      <Confirm
        isOpen={open === 'confirm' || open === 'danger'}
        title={words.limitTitle}
        text={words.limitText}
        confirm={words.confirm}
        cancel={words.cancel}
        tone={open === 'danger' ? 'danger' : 'plain'}
        onConfirm={onClose}
        onCancel={onClose}
      />
    </>
  )
}
