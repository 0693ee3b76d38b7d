import { Button } from '@oriel/ui/form/button'
import type { IconName } from '@oriel/ui/picture/icon'
import { useTimeLeft } from '@oriel/ui/feedback/use-time-left'
import { useText } from '@oriel/web/text'
import { useId } from 'react'
import type { Back } from './use-back.ts'

type BackButtonProps = {
  back: Back
  label: string
  icon?: IconName
  variant?: 'primary' | 'ghost'
  /** Why there is nothing to press for; it stands beside the button. */
  reason?: string | null
}

/** It rests after each press and counts the rest down; the server counts it too. */
export function BackButton({
  back,
  label,
  icon,
  variant = 'primary',
  reason = null,
}: BackButtonProps) {
  const { t } = useText()
  const { isBusy, wait, press } = back
  const left = useTimeLeft(wait?.until ?? 0, wait?.from ?? 0)
  const seconds = Math.ceil(Math.max(0, left) / 1_000)
  const rests = isBusy || seconds > 0 || reason !== null
  const why = useId()
  return (
    <>
      <Button
        // Gold asks to be pressed.
        variant={reason === null ? variant : 'ghost'}
        {...(icon && !isBusy && { icon })}
        className="wallet-back-button"
        // Not `disabled`: the focus would be lost by the press that starts the wait.
        aria-disabled={rests || undefined}
        aria-describedby={reason === null ? undefined : why}
        onClick={() => rests || press()}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isBusy
          ? t('wallet.back_running')
          : seconds > 0
            ? t('wallet.again_in', { seconds })
            : label}
      </Button>
      {reason !== null && (
        <span id={why} className="order-1 self-center text-sm text-muted">
          {reason}
        </span>
      )}
    </>
  )
}
