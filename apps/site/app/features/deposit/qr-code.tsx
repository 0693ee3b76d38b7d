import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { QrPicture } from '../../parts/qr-picture.tsx'
import { saveQr } from './save-qr.ts'

type QrCodeProps = {
  text: string
  label: string
  /** Of the file it is saved as. */
  name: string
  caption: ReactNode
}

/** The code to scan. On a phone it is saved, and opened in the bank's app there. */
export function QrCode({ text, label, name, caption }: QrCodeProps) {
  const { t } = useText()
  return (
    <div className="deposit-code">
      <figure className="deposit-code-plate">
        <QrPicture text={text} label={label} />
        <figcaption>{caption}</figcaption>
      </figure>
      <Button variant="ghost" icon="file-down" onClick={() => void saveQr(text, name)}>
        {t('deposit.save')}
      </Button>
    </div>
  )
}
