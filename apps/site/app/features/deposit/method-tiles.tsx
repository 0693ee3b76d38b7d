import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import type { Method } from './deposit-types.ts'
import { isFree } from './fee.ts'
import { KIND_WORDS, promiseText } from './method-words.ts'
import './method-tiles.css'

type MethodTilesProps = {
  methods: readonly Method[]
  chosen: string
  onChoose: (id: string) => void
}

/** How to pay: the browser's own radio buttons, each a card. */
export function MethodTiles({ methods, chosen, onChoose }: MethodTilesProps) {
  const { t } = useText()
  return (
    <fieldset className="deposit-methods">
      <legend className="profile-card-title">{t('deposit.method')}</legend>
      <div className="deposit-method-grid">
        {methods.map((method) => (
          <MethodTile
            key={method.id}
            method={method}
            isChosen={method.id === chosen}
            onChoose={() => onChoose(method.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type MethodTileProps = { method: Method; isChosen: boolean; onChoose: () => void }

function MethodTile({ method, isChosen, onChoose }: MethodTileProps) {
  const { t } = useText()
  const format = useFormat()
  const { icon, title, text } = KIND_WORDS[method.kind]
  const { closed_until: closed } = method
  return (
    <label className="deposit-method" data-closed={closed !== null || undefined}>
      <input
        type="radio"
        className="sr-only"
        name="deposit-method"
        value={method.id}
        checked={isChosen}
        disabled={closed !== null}
        onChange={onChoose}
      />
      <span className="deposit-method-sign" data-kind={method.kind} aria-hidden="true">
        <Icon name={icon} className="size-5" />
      </span>
      <span className="deposit-method-title">{t(title)}</span>
      <span className="deposit-method-text">{t(text)}</span>
      <span className="deposit-method-text" suppressHydrationWarning>
        {closed
          ? t('deposit.closed_until', { time: format.dateTime(closed) })
          : `${promiseText(method.promised_s, t)} · ${t(isFree(method.fee) ? 'deposit.no_fee' : 'deposit.has_fee')}`}
      </span>
      <span className="deposit-method-check" aria-hidden="true">
        {isChosen && <Icon name="check" className="size-3.5" />}
      </span>
    </label>
  )
}
