import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** What the last thing that was done has done. */
export type SaidText =
  | { readonly kind: 'done'; readonly text: string }
  /** Somebody else had added it: the next thing is another password. */
  | { readonly kind: 'theft'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }

/** It takes the focus: what was pressed may be gone with the card. */
export function Said({ said }: { said: SaidText }) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said.kind !== 'failed') box.current?.focus()
  }, [said])
  if (said.kind === 'failed') return <FormError key={said.text} title={said.text} />
  return (
    <div ref={box} tabIndex={-1} className="bank-card-said">
      <FormNote tone="success">
        {said.text}{' '}
        {said.kind === 'theft' && (
          <Link to="/user/Info" className="bank-card-link">
            {t('bank-card.to_info')}
          </Link>
        )}
      </FormNote>
    </div>
  )
}
