import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Screen } from '../frame/screen.tsx'
import { NotAllowed } from '../parts/screens.tsx'
import { useText } from '@oriel/web/text'
import { usualSite } from '../platform/site-choice.ts'
import { useMe } from '../platform/use-me.ts'

/** Leads to the site one worked at last. */
export default function HomePage() {
  const { t } = useText()
  const { sites } = useMe()
  const navigate = useNavigate()
  useEffect(() => {
    const site = usualSite(sites)
    if (site) void navigate(`/${site.code}`, { replace: true })
  }, [sites, navigate])
  if (sites.length > 0) return null
  return (
    <Screen title={t('office.frame.office')}>
      <NotAllowed title={t('office.frame.no_site')} text={t('office.frame.no_site_text')} />
    </Screen>
  )
}
