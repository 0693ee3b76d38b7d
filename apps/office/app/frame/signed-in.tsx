import { ToastProvider, useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { CountsProvider } from '../features/queue/queue.ts'
import { ProofProvider } from '../features/staff/staff.ts'
import { FailedScreen } from '../parts/screens.tsx'
import { ChoicesContext } from '../platform/choices.ts'
import { meQuery, useKeptChoices, type SignedIn as Who } from '../platform/me-query.ts'
import { onSessionOver, signInAddress } from '../platform/session-over.ts'
import { rememberSite, siteOfPath, usualSite } from '../platform/site-choice.ts'
import { readTheme } from '../platform/theme/theme.ts'
import { useThemeOnPage } from '../platform/theme/use-theme-choice.ts'
import { MeContext } from '../platform/use-me.ts'
import { SiteContext } from '../platform/use-site.ts'
import { ForeignSite } from './foreign-site.tsx'
import { Frame } from './frame.tsx'
import { FrameWaiting } from './frame-waiting.tsx'

/** The frame of all screens for people who are signed in; others are led to the sign-in page. */
export default function SignedIn() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(meQuery)
  useLeaveWhenOver()
  if (data) {
    return (
      <ToastProvider labels={{ region: t('office.frame.messages'), close: t('office.part.close') }}>
        <Inside who={data}>
          <Outlet />
        </Inside>
      </ToastProvider>
    )
  }
  if (!error) return <FrameWaiting />
  return (
    <FrameWaiting>
      <FailedScreen title={t('office.frame.failed')} error={error} onRetry={() => void refetch()} />
    </FrameWaiting>
  )
}

/** A call was answered with 401: back to the sign-in page, and from there to this address. */
function useLeaveWhenOver(): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () => onSessionOver(() => void navigate(signInAddress('over', pathname + search))),
    [navigate, pathname, search],
  )
}

function Inside({ who, children }: { readonly who: Who; readonly children: ReactNode }) {
  const { t } = useText()
  const { show } = useToast()
  const onRefused = useCallback(
    () => void show({ tone: 'warning', text: t('office.frame.choices_not_kept') }),
    [show, t],
  )
  const kept = useKeptChoices(who.choices, onRefused)
  useThemeOnPage(readTheme(kept.choices['theme']))
  const { sites } = who.me
  const named = siteOfPath(sites, useLocation().pathname)
  const site = typeof named === 'string' ? null : named
  useEffect(() => {
    if (site) rememberSite(site.code)
  }, [site])
  return (
    <MeContext value={who.me}>
      <ChoicesContext value={kept}>
        <SiteContext value={site}>
          <ProofProvider>
            <CountsProvider>
              <Frame site={site ?? usualSite(sites)}>
                {named === 'unknown' ? <ForeignSite /> : children}
              </Frame>
            </CountsProvider>
          </ProofProvider>
        </SiteContext>
      </ChoicesContext>
    </MeContext>
  )
}
