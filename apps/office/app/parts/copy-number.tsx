import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'

/** A number that others ask for, with a way to copy it. */
export function CopyNumber({ number, isStrong = true }: { number: string; isStrong?: boolean }) {
  const { t } = useText()
  const [state, copy] = useCopy()
  return (
    <span className="copy-number">
      {isStrong ? <b>{number}</b> : number}
      <button
        type="button"
        className="copy-button"
        aria-label={t('office.part.copy', { number })}
        onClick={(event) => {
          event.stopPropagation()
          void copy(number)
        }}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className="sr-only" aria-live="polite">
        {state === 'copied' && t('office.part.copied')}
        {state === 'refused' && t('office.part.copy_refused')}
      </span>
    </span>
  )
}
