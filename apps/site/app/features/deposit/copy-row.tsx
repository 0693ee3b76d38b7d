import { IconButton } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'

type CopyRowProps = {
  label: string
  value: string
  /** What goes to the clipboard, where it is not what is shown. Null: nothing to copy. */
  copied?: string | null
}

/** One line to be typed or pasted into a bank's app or a wallet. */
export function CopyRow({ label, value, copied = value }: CopyRowProps) {
  const { t } = useText()
  const [state, copy] = useCopy()
  return (
    <div className="deposit-row">
      <dt>{label}</dt>
      <dd className="deposit-row-value">{value}</dd>
      {copied !== null && (
        <dd className="deposit-row-copy">
          <IconButton
            icon={state === 'copied' ? 'check' : 'copy'}
            label={t('deposit.copy', { what: label })}
            onClick={() => void copy(copied)}
          />
          <output className={state === 'refused' ? 'deposit-row-refused' : 'sr-only'}>
            {state === 'copied' && t('deposit.copied')}
            {state === 'refused' && t('deposit.copy_failed')}
          </output>
        </dd>
      )}
    </div>
  )
}
