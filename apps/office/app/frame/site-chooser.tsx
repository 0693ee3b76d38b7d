import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useLocation, useNavigate } from 'react-router'
import { DropChoices } from '../parts/drop-choices.tsx'
import { Drop } from '../parts/drop.tsx'
import type { SiteRole } from '../platform/me.ts'
import { pathAtSite, rememberSite } from '../platform/site-choice.ts'
import { useMe } from '../platform/use-me.ts'
import { TwoLines } from '../parts/two-lines.tsx'

/** Which site one works at, and whether money is real there. */
export function SiteChooser({ site }: { readonly site: SiteRole }) {
  const { t } = useText()
  const { sites } = useMe()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const name = (
    <>
      <TwoLines
        first={site.name}
        second={site.isReal ? t('office.frame.real_money') : t('office.frame.play_money')}
      />
      {sites.length > 1 && <Icon name="chevron-down" />}
    </>
  )
  if (sites.length < 2) return <div className="site-chooser">{name}</div>
  return (
    <Drop className="site-chooser" label={name}>
      {(close) => (
        <DropChoices
          label={t('office.frame.sites')}
          choices={sites.map((one) => ({ value: one.code, label: one.name }))}
          value={site.code}
          onChoose={(code) => {
            rememberSite(code)
            close()
            void navigate(pathAtSite(pathname, code))
          }}
        />
      )}
    </Drop>
  )
}
