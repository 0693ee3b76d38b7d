import { buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { ToastProvider } from '@oriel/ui/feedback/toast'
import type { Currency } from '@oriel/core/currency'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { ReadAgain } from '../../parts/read-again.tsx'
import { BackButton } from './back-button.tsx'
import { BackNote } from './back-note.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { HeldCard } from './held-card.tsx'
import { MovesCard } from './moves-card.tsx'
import { ProviderShares } from './provider-shares.tsx'
import { useBack } from './use-back.ts'
import { useWallet } from './use-wallet.ts'
import { WalletOverview } from './wallet-overview.tsx'
import { mayBringBack } from './wallet-state.ts'
import './wallet.css'

type WalletViewProps = { onSwitched: (currency: Currency) => void }

/** A member's wallet: what there is, where it lies, what is on its way, and how it comes home. */
export function WalletView(props: WalletViewProps) {
  const { t } = useText()
  return (
    <ToastProvider labels={{ region: t('wallet.messages'), close: t('shell.close') }}>
      <Wallet {...props} />
    </ToastProvider>
  )
}

function Wallet({ onSwitched }: WalletViewProps) {
  const { t } = useText()
  const [read, readAgain] = useWallet()
  const all = useBack('all', readAgain)
  const last = useBack('last', readAgain)
  if (read.data === null) {
    return read.status === 'error' ? (
      <WalletFailed message={read.message} onRetry={readAgain} />
    ) : (
      <WalletWaiting />
    )
  }
  const { wallet, moves, held, at } = read.data
  const switched = (currency: Currency): void => {
    onSwitched(currency)
    readAgain()
  }
  return (
    <div className="wallet">
      <WalletOverview
        wallet={wallet}
        at={at}
        currencies={<CurrencySwitch active={wallet.currency} onSwitched={switched} />}
        actions={
          <>
            <BackButton
              back={all}
              icon="swap"
              label={t('wallet.back_all')}
              reason={mayBringBack(wallet) || all.isBusy ? null : t('wallet.back_nothing')}
            />
            <Link to="/user/Statement" className={buttonClass('ghost')}>
              <Icon name="clock" />
              {t('wallet.statement')}
            </Link>
          </>
        }
      />
      {read.status === 'error' && <p className="wallet-trouble">{read.message}</p>}
      <BackNote note={all.note ?? last.note} />
      <div className="wallet-columns">
        {/* On a phone what is under way comes before the list. */}
        <HeldCard wins={held} />
        <MovesCard moves={moves} onChecked={readAgain} />
        <ProviderShares
          wallet={wallet}
          steps={all.steps.length > 0 ? all.steps : last.steps}
          isBusy={all.isBusy || last.isBusy}
          action={<BackButton back={last} variant="ghost" label={t('wallet.back_last')} />}
        />
      </div>
    </div>
  )
}

export function WalletFailed(props: { message: string; onRetry: () => void }) {
  const { t } = useText()
  return <ReadAgain title={t('wallet.failed')} {...props} />
}

export function WalletWaiting() {
  const { t } = useText()
  return (
    <div className="grid gap-4" aria-busy="true">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  )
}
