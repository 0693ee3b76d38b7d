import { Logo } from '@oriel/ui/picture/logo'
import { useText } from '@oriel/web/text'

/** Gold is the brand and nothing else. */
export function OfficeMark() {
  const { t } = useText()
  return (
    <span className="office-mark">
      <Logo name="ORIEL" />
      <em>{t('office.frame.office')}</em>
    </span>
  )
}
