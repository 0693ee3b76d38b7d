import { Button } from '@oriel/ui/form/button'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { ErrorBlock, GuestBlock } from '@oriel/ui/feedback/state-block'
import { useCallback, useState, type ReactNode } from 'react'
import { call } from '../../platform/call.ts'
import { useOverlay } from '../../platform/overlay.ts'
import type { Session } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useSession } from '../../platform/use-session.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { Section } from '../../parts/section.tsx'
import { QuickBetFrame } from './quick-bet-frame.tsx'
import { readQuickBet } from './read-quick-bet.ts'

/** S4.086: one match and its odds on the sport page. */
export function QuickBet() {
  const { t } = useText()
  const session = useSession()
  const { lowData, site } = useVisit()
  const [isWanted, setWanted] = useState(!lowData)
  // A site that shows its games only has nothing to bet with.
  if (site.isDemo) return null
  if (session && isWanted) return <Checked key={session.token} session={session} />
  return (
    <Part>
      {session ? (
        <Button variant="ghost" icon="play" onClick={() => setWanted(true)}>
          {t('sport.open')}
        </Button>
      ) : (
        <AskLogin />
      )}
    </Part>
  )
}

function Part({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <Section title={t('sport.quick_bet')} icon="sport">
      {children}
    </Section>
  )
}

function Checked({ session: { currency } }: { session: Session }) {
  const { t } = useText()
  const visit = useVisit()
  const read = useCallback(
    (signal: AbortSignal) =>
      readQuickBet(call, visit, { currency, domain: window.location.hostname }, signal),
    [visit, currency],
  )
  const [quickBet, again] = useRead(read)
  if (quickBet.status === 'success') {
    const { url } = quickBet.data
    return (
      url !== null && (
        <Part>
          <QuickBetFrame url={url} />
        </Part>
      )
    )
  }
  return (
    <Part>
      {quickBet.status === 'error' ? (
        <ErrorBlock
          title={t('sport.page_error')}
          text={quickBet.message}
          retry={
            <Button variant="ghost" icon="refresh" onClick={again}>
              {t('shell.retry')}
            </Button>
          }
        />
      ) : (
        <Waiting />
      )}
    </Part>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="mx-auto w-full max-w-140" aria-busy="true">
      <output className="sr-only">{t('sport.loading')}</output>
      <Skeleton className="h-90 w-full rounded-lg" />
    </div>
  )
}

/** Guests may look at the sportsbook as a demo; to bet they log in. */
function AskLogin() {
  const { t } = useText()
  const open = useOverlay()
  return (
    <GuestBlock
      title={t('sport.guest_title')}
      text={t('sport.guest_text')}
      actions={
        <>
          <Button icon="login" onClick={() => open('sign-in', { reason: 'play' })}>
            {t('shell.log_in')}
          </Button>
          <Button variant="ghost" onClick={() => open('demo-list', {})}>
            {t('games.try_demo')}
          </Button>
        </>
      }
    />
  )
}
