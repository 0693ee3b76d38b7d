import { buttonClass } from '@oriel/ui/form/button'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { ToastProvider } from '@oriel/ui/feedback/toast'
import { useMemberLink } from '../../parts/member-link.tsx'
import type { Closable } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { Amount, EyeButton } from './amount.tsx'
import { BackButton } from './back-button.tsx'
import { BackNote } from './back-note.tsx'
import { ProviderShares } from './provider-shares.tsx'
import { useBack } from './use-back.ts'
import { useWallet } from './use-wallet.ts'
import { mayBringBack } from './wallet-state.ts'
import { WalletFailed, WalletWaiting } from './wallet-page.tsx'
import './wallet.css'

/** The small wallet, over any page: what there is, and everything home with one press. */
export default function WalletOverlay({ onClose }: Closable) {
  const { t } = useText()
  return (
    <ToastProvider labels={{ region: t('wallet.messages'), close: t('shell.close') }}>
      <SmallWallet onClose={onClose} />
    </ToastProvider>
  )
}

function SmallWallet({ onClose }: Closable) {
  const { t } = useText()
  const [read, readAgain] = useWallet()
  const back = useBack('all', readAgain)
  const memberLink = useMemberLink()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      size="small"
      icon="wallet"
      title={t('wallet.title')}
      closeLabel={t('shell.close')}
      actions={
        <>
          {memberLink(
            '/user/MyWallet',
            onClose,
          )({ className: buttonClass('ghost'), children: t('wallet.open') })}
          <BackButton
            back={back}
            label={t('wallet.back_all')}
            reason={
              !read.data || mayBringBack(read.data.wallet) || back.isBusy
                ? null
                : t('wallet.back_nothing')
            }
          />
        </>
      }
    >
      {read.data ? (
        <div className="wallet-small">
          <p className="wallet-hero-label">
            {t('wallet.total')} <EyeButton />
          </p>
          <p className="wallet-total">
            <Amount units={read.data.wallet.total} currency={read.data.wallet.currency} />
          </p>
          <BackNote note={back.note} />
          <ProviderShares
            wallet={read.data.wallet}
            steps={back.steps}
            isBusy={back.isBusy}
            action={null}
          />
        </div>
      ) : read.status === 'error' ? (
        <WalletFailed message={read.message} onRetry={readAgain} />
      ) : (
        <WalletWaiting />
      )}
    </Dialog>
  )
}
