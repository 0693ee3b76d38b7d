import { Button } from '@oriel/ui/button'
import { Skeleton } from '@oriel/ui/skeleton'
import { ErrorBlock, GuestBlock } from '@oriel/ui/state-block'
import { useCallback, useState, type ReactNode } from 'react'
import { call } from '../../lib/call.ts'
import { useOverlay } from '../../lib/overlay.ts'
import type { Session } from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { useRead } from '../../lib/use-read.ts'
import { useSession } from '../../lib/use-session.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { Section } from '../../shell/section.tsx'
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
