import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { whyNotTo } from './counter-rules.ts'
import type { OutCard, Withdrawal } from './withdrawal-types.ts'

type OutCardsProps = {
  cards: readonly OutCard[]
  open: readonly Withdrawal[]
  chosen: string
  onChoose: (id: string) => void
}

/** Where the money goes: the browser's own radio buttons, each an account. */
export function OutCards({ cards, open, chosen, onChoose }: OutCardsProps) {
  const { t } = useText()
  return (
    <fieldset className="withdrawal-cards">
      <legend className="field-label">{t('withdrawal.to')}</legend>
      {cards.map((card) => (
        <CardRow
          key={card.id}
          card={card}
          open={open}
          isChosen={card.id === chosen}
          onChoose={() => onChoose(card.id)}
        />
      ))}
    </fieldset>
  )
}

type CardRowProps = Omit<OutCardsProps, 'cards' | 'chosen' | 'onChoose'> & {
  card: OutCard
  isChosen: boolean
  onChoose: () => void
}

function CardRow({ card, open, isChosen, onChoose }: CardRowProps) {
  const { t } = useText()
  const format = useFormat()
  const because = whyNotTo(card, open)
  const time = card.usable_at ? format.dateTime(card.usable_at) : ''
  return (
    <label className="withdrawal-card" data-closed={because !== null || undefined}>
      <input
        type="radio"
        className="sr-only"
        name="withdrawal-card"
        value={card.id}
        checked={isChosen}
        disabled={because !== null}
        onChange={onChoose}
      />
      <span className="withdrawal-card-sign" aria-hidden="true">
        <Icon name="bank" className="size-5" />
      </span>
      <span className="withdrawal-card-words">
        <span className="withdrawal-card-name">{card.label}</span>
        {because !== null && (
          <span className="profile-hint" suppressHydrationWarning>
            {because === 'cooling' ? t('withdrawal.usable_from', { time }) : t(WHY[because])}
          </span>
        )}
      </span>
      <span className="withdrawal-card-check" aria-hidden="true">
        {isChosen && <Icon name="check" className="size-3.5" />}
      </span>
    </label>
  )
}

const WHY = {
  unverified: 'withdrawal.unverified',
  busy: 'withdrawal.busy',
  closed: 'withdrawal.way_closed',
} as const
