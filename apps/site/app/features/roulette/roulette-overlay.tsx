import { Button } from '@oriel/ui/form/button'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { ToastProvider } from '@oriel/ui/feedback/toast'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { useText } from '@oriel/web/text'
import { useCloseOnLeave } from '@oriel/web/use-close-on-leave'
import { useEffect, useState } from 'react'
import { ReadAgain } from '../../parts/read-again.tsx'
import { call } from '../../platform/call.ts'
import type { Closable } from '../../platform/overlay.ts'
import { Award } from './award.tsx'
import { PrizeTable } from './prize-table.tsx'
import { ProofBox } from './proof-box.tsx'
import { keepQuick, readQuick } from './quick.ts'
import { startRoulette, type RouletteState } from './roulette-store.ts'
import { useRoulette } from './use-roulette.ts'
import { useSpin } from './use-spin.ts'
import { Wheel } from './wheel.tsx'
import './roulette.css'

/** S2.078: the wheel, its odds, and the way to spin it. */
export default function RouletteOverlay({ onClose }: Closable) {
  const { t } = useText()
  useCloseOnLeave(onClose)
  useEffect(() => void startRoulette(call), [])
  const state = useRoulette()
  return (
    <ToastProvider labels={{ region: t('roulette.title'), close: t('shell.close') }}>
      <Dialog
        isOpen
        onClose={onClose}
        size="large"
        icon="wheel"
        title={t('roulette.title')}
        closeLabel={t('shell.close')}
      >
        <Content state={state} />
      </Dialog>
    </ToastProvider>
  )
}

function Content({ state }: { readonly state: RouletteState }) {
  const { t } = useText()
  const { phase, message, detail, info } = state
  if (phase === 'failed') {
    const retry = () => void startRoulette(call)
    return <ReadAgain title={t('roulette.failed')} message={message} onRetry={retry} />
  }
  if (phase === 'off') {
    const text = message || t('roulette.off')
    return <EmptyBlock icon="wheel" title={t('roulette.off_title')} text={text} />
  }
  if (phase !== 'enabled' || !detail || !info) return <Waiting />
  return <Turning prizes={detail.prize_settings} left={info.remaining_draws} />
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="roulette">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}

type TurningProps = {
  readonly prizes: NonNullable<RouletteState['detail']>['prize_settings']
  readonly left: number
}

function Turning({ prizes, left }: TurningProps) {
  const { t } = useText()
  const [isQuick, setQuick] = useState(readQuick)
  const turn = useSpin(prizes, isQuick)
  const isSpinning = turn.phase === 'spinning'
  return (
    <div className="roulette">
      <Wheel prizes={prizes} degrees={turn.degrees} hub={t('roulette.hub')} turning={turn.wheel} />
      <div className="roulette-side">
        <p className="roulette-lead">{t('roulette.lead', { count: left })}</p>
        <PrizeTable prizes={prizes} />
        {left > 0 || isSpinning ? (
          <Button className="roulette-spin" disabled={isSpinning} onClick={turn.spin}>
            {isSpinning ? t('roulette.spinning') : t('roulette.spin', { count: left })}
          </Button>
        ) : (
          <output className="roulette-none">
            <b>{t('roulette.no_draws_title')}</b> {t('roulette.no_draws')}
          </output>
        )}
        <Checkbox
          checked={isQuick}
          onChange={({ target }) => {
            setQuick(target.checked)
            keepQuick(target.checked)
          }}
        >
          {t('roulette.quick')}
        </Checkbox>
      </div>
      {turn.spun && (
        <ProofBox key={turn.spun.proof.number} proof={turn.spun.proof} prizes={prizes} />
      )}
      {turn.phase === 'award' && turn.spun && <Award spun={turn.spun} onClose={turn.close} />}
      <Confirm
        isOpen={turn.phase === 'no_draws'}
        tone="danger"
        title={t('roulette.no_draws_title')}
        text={turn.message}
        confirm={t('roulette.again')}
        cancel={t('shell.close')}
        onConfirm={turn.close}
        onCancel={turn.close}
      />
    </div>
  )
}
