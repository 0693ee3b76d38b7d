import { Button } from '@oriel/ui/form/button'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { NavItem } from '@oriel/ui/navigation/nav-item'
import { useState } from 'react'
import { useMember } from '../../features/member/member.ts'
import { readPlay } from '../../features/play/play.ts'
import { useSignOut } from '../../features/session/session.ts'
import { useFormat } from '../../platform/use-format.ts'
import { linkTo } from '../../parts/link-to.tsx'
import type { Closable } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'
import { ReadAgain } from '../../parts/read-again.tsx'
import { MEMBER_PAGES } from '../member-nav.tsx'

/** Who is signed in, what they have, their pages, and the way out. */
export default function AccountOverlay({ onClose }: Closable) {
  const { t } = useText()
  const session = useSession()
  const { layout, readAgain } = useMember()
  const leave = useSignOut()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const logOut = async () => {
    setBusy(true)
    await leave()
    onClose()
  }
  // S4.013: logout first checks whether a game is being played.
  const ask = () => {
    const isPlaying = layout.data?.is_playing || readPlay().state.game !== null
    return isPlaying ? setAsked(true) : void logOut()
  }
  if (!session) return null
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        sheet
        size="small"
        icon="person"
        title={session.account}
        closeLabel={t('shell.close')}
      >
        {layout.status === 'error' ? (
          <ReadAgain
            title={t('member.account_menu')}
            message={layout.message}
            onRetry={readAgain}
          />
        ) : (
          <Facts />
        )}
        <nav className="account-pages" aria-label={t('member.account_menu')}>
          {MEMBER_PAGES.map(({ path, label, icon }) => (
            <NavItem
              key={path}
              icon={icon}
              label={t(label)}
              link={linkTo(path, { onClick: onClose })}
            />
          ))}
        </nav>
        <Button variant="ghost" disabled={isBusy} onClick={ask}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {t('member.log_out')}
        </Button>
      </Dialog>
      <Confirm
        isOpen={isAsked}
        title={t('member.log_out_playing_title')}
        text={t('member.log_out_playing_text')}
        confirm={t('member.log_out')}
        cancel={t('member.stay')}
        isBusy={isBusy}
        onConfirm={() => void logOut()}
        onCancel={() => setAsked(false)}
      />
    </>
  )
}

function Facts() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useMember().layout
  return (
    <dl className="account-facts" aria-busy={data === null}>
      <div>
        <dt>{t('member.balance')}</dt>
        <dd>{data ? format.money(data.member_cash, data.member_currency) : '…'}</dd>
      </div>
      {data && (
        <div>
          <dt>{t('member.level')}</dt>
          <dd className="account-level">{data.member_grade_name}</dd>
        </div>
      )}
    </dl>
  )
}
