import { buttonClass } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { NotAllowed } from '../parts/screens.tsx'
import { Screen } from './screen.tsx'

/** The address names a site one does not work at, or none that exists: both read the same. */
export function ForeignSite() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.foreign_title')}>
      <NotAllowed
        title={t('office.frame.foreign')}
        text={t('office.frame.foreign_text')}
        actions={
          <Link to="/" className={buttonClass('primary', 'button-small')}>
            {t('office.frame.own_sites')}
          </Link>
        }
      />
    </Screen>
  )
}
