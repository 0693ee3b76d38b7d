import type { Units } from '@oriel/core/money'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { NavItem } from '@oriel/ui/navigation/nav-item'
import { Icon } from '@oriel/ui/picture/icon'
import { useState } from 'react'
import { useMember } from '../../features/member/member.ts'
import { readPlay } from '../../features/play/play.ts'
import { useSignOut } from '../../features/session/session.ts'
import { HIDDEN_AMOUNT, partsOf, useEye, useTotal } from '../../features/wallet/wallet.ts'
import { useFormat } from '../../platform/use-format.ts'
import { Avatar } from '../../parts/avatar.tsx'
import { useMemberLink } from '../../parts/member-link.tsx'
import type { Closable } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useSession } from '../../platform/use-session.ts'
import { ReadAgain } from '../../parts/read-again.tsx'
import { useMemberMenu, useNewAt } from '../member-nav.tsx'

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
        icon={avatarOf(session.account)}
        title={session.account}
        description={layout.data?.member_grade_name}
        closeLabel={t('shell.close')}
      >
        {layout.status === 'error' ? (
          <ReadAgain
            title={t('member.account_menu')}
            message={layout.message}
            onRetry={readAgain}
          />
        ) : (
          <Money />
        )}
        <Pages onClose={onClose} />
        <div className="account-leave">
          <button type="button" className="nav-item" disabled={isBusy} onClick={ask}>
            <Icon name="login" />
            <span className="nav-item-label">{t('member.log_out')}</span>
            {isBusy && <span className="spinner" aria-hidden="true" />}
          </button>
        </div>
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

/** The letters of who it is, in the place of an icon. */
const avatarOf = (name: string) => () => <Avatar name={name} />

function Pages({ onClose }: Closable) {
  const { t } = useText()
  const menu = useMemberMenu()
  const newAt = useNewAt()
  const memberLink = useMemberLink()
  return (
    <nav className="account-pages" aria-label={t('member.account_menu')}>
      {menu.flatMap(({ entries }) =>
        entries.map(({ path, label, icon }) => (
          <NavItem
            key={path}
            icon={icon}
            label={t(label)}
            count={newAt(path)}
            link={memberLink(path, onClose)}
          />
        )),
      )}
    </nav>
  )
}

/** All they have, and where it is. */
function Money() {
  const { t } = useText()
  const format = useFormat()
  const wallet = useTotal()
  const [isOpen] = useEye()
  const shown = (units: Units): string => {
    if (!wallet) return '…'
    return isOpen ? format.money(units, wallet.currency) : HIDDEN_AMOUNT
  }
  const parts = wallet && partsOf(wallet)
  return (
    <dl className="account-money" aria-busy={wallet === null}>
      <div>
        <dt>{t('wallet.total')}</dt>
        <dd className="account-total">{shown(wallet?.total ?? 0n)}</dd>
      </div>
      <div className="account-parts">
        <div>
          <dt>{t('wallet.part_available_hint')}</dt>
          <dd>{shown(parts?.available ?? 0n)}</dd>
        </div>
        <div>
          <dt>{t('wallet.part_games')}</dt>
          <dd>{shown(parts?.games ?? 0n)}</dd>
        </div>
      </div>
    </dl>
  )
}
