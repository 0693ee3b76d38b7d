import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import type { ReactNode } from 'react'
import { CallFailure, sayFailure } from '../platform/failure.ts'
import { icons } from './icons.ts'
import { StateScreen } from './state-screen.tsx'

type EmptyScreenProps = {
  readonly title: string
  readonly text?: string
  readonly actions?: ReactNode
}

/** A queue with nothing in it is good news. */
export const EmptyScreen = (props: EmptyScreenProps) => (
  <StateScreen icon="check" tone="good" {...props} />
)

/** The filter finds nothing; each of its parts can be taken away. */
export function NothingMatches({ count, onClear }: { count: number; onClear: () => void }) {
  const { t } = useText()
  return (
    <StateScreen
      icon={icons.funnel}
      title={t('office.part.nothing_matches', { count })}
      text={t('office.part.nothing_matches_text')}
      actions={
        <Button className="button-small" onClick={onClear}>
          {t('office.part.clear_filters')}
        </Button>
      }
    />
  )
}

type FailedScreenProps = {
  /** What could not be read: "Wallet could not be read". */
  readonly title?: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** One panel failed and the rest works. Nothing is shown rather than something old. */
export function FailedScreen({ title, error, onRetry }: FailedScreenProps) {
  const text = useText()
  const { t } = text
  const [copying, copy] = useCopy()
  const trace = error instanceof CallFailure ? error.traceId : null
  return (
    <StateScreen
      icon="warning"
      tone="stop"
      role="alert"
      title={title ?? t('office.part.failed')}
      text={sayFailure(error, text)}
      actions={
        <>
          <Button icon="refresh" className="button-small" onClick={onRetry}>
            {t('office.part.try_again')}
          </Button>
          {trace && (
            <Button
              variant="ghost"
              icon="copy"
              className="button-small"
              onClick={() => void copy(trace)}
            >
              {copying === 'copied' ? t('office.part.copied') : t('office.part.copy_trace')}
            </Button>
          )}
        </>
      }
    />
  )
}

type NotAllowedProps = {
  readonly title?: string
  readonly text?: string
  readonly actions?: ReactNode
}

/** The role has no such right. The attempt was recorded. */
export function NotAllowed({ title, text, actions }: NotAllowedProps) {
  const { t } = useText()
  return (
    <StateScreen
      icon="lock"
      title={title ?? t('office.part.not_allowed')}
      text={text ?? t('office.part.not_allowed_text')}
      actions={actions}
    />
  )
}

/** More rows than can be added up at once. */
export function TooWide() {
  const { t } = useText()
  return (
    <StateScreen
      icon={icons.funnel}
      tone="look"
      title={t('office.part.too_wide')}
      text={t('office.part.too_wide_text')}
    />
  )
}
