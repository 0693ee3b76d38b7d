import { IconButton } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useNavigate } from 'react-router'
import { useEye } from '../features/wallet/wallet.ts'
import { useIsHere } from '../platform/use-is-here.ts'
import { useVisit } from '../platform/use-visit.ts'
import { BalanceButton } from './header/balance-button.tsx'

/** The head of a page of the member centre: of its window, or of a phone's screen. */
export function MemberHead({ title }: { title: string }) {
  const { mode } = useVisit()
  return (
    <header className="member-head">
      {mode === 'mobile' && <BackButton />}
      <h1 className="member-title">{title}</h1>
      <div className="member-head-end">
        {mode === 'mobile' ? (
          <BalanceButton />
        ) : (
          <>
            <EyeButton />
            <CloseButton />
          </>
        )}
      </div>
    </header>
  )
}

/** To the page before; whoever came by an address has none, and goes to the games. */
function BackButton() {
  const { t } = useText()
  const navigate = useNavigate()
  const back = (): void => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    void (idx > 0 ? navigate(-1) : navigate('/'))
  }
  return <IconButton icon="chevron-left" label={t('profile.back')} onClick={back} />
}

function EyeButton() {
  const { t } = useText()
  const [isOpen, toggle] = useEye()
  return (
    <IconButton
      icon={isOpen ? 'eye' : 'eye-off'}
      label={t('wallet.show_amounts')}
      aria-pressed={isOpen}
      onClick={toggle}
    />
  )
}

/** A window that a page has opened closes; one that somebody came to by its address leads home. */
function CloseButton() {
  const { t } = useText()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const isOwn = isHere && window.opener !== null
  const leave = (): void => (isOwn ? window.close() : void navigate('/'))
  return (
    <IconButton
      icon="close"
      label={t(isOwn ? 'profile.close_window' : 'profile.to_site')}
      onClick={leave}
    />
  )
}
