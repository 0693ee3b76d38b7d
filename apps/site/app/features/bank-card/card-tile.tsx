import { Button } from '@oriel/ui/form/button'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { KIND_WORDS, cardName, stateOf, tintOf, type Card } from './card-state.ts'
import { LastFour } from './last-four.tsx'

export type CardTileProps = {
  card: Card
  /** The member, masked. */
  holder: string
  onDefault: (card: Card) => void
  onRemove: (card: Card) => void
  onAsk: (card: Card) => void
}

const STATE_ICONS: Readonly<Record<string, IconName>> = { good: 'check', wait: 'clock' }

/** A card as one knows it again, and what can be done about it. */
export function CardTile({ card, holder, onDefault, onRemove, onAsk }: CardTileProps) {
  const { t } = useText()
  const { text, tone } = stateOf(card)
  const icon = STATE_ICONS[tone]
  const mayAsk = !card.is_verified && !card.needs_review
  return (
    <article className="bank-card-tile" aria-label={cardName(card)}>
      <div className="bank-card-face" data-tint={tintOf(card.name)}>
        <p className="bank-card-bank">
          {card.name}
          <Icon name={KIND_WORDS[card.kind].icon} className="size-5" />
        </p>
        <p className="bank-card-number">
          <LastFour digits={card.last_four} groups={3} />
        </p>
        <p className="bank-card-holder">
          <span className="bank-card-holder-title">{t('bank-card.held_by')}</span>
          {holder}
        </p>
        <p className="bank-card-state" data-tone={tone}>
          {icon && <Icon name={icon} className="size-4" />}
          {t(text)}
        </p>
      </div>
      <div className="bank-card-acts">
        {card.is_default ? (
          <span className="bank-card-default">{t('bank-card.default')}</span>
        ) : (
          <Act card={card} text={t('bank-card.make_default')} onPress={onDefault} />
        )}
        <Act card={card} text={t('bank-card.remove')} onPress={onRemove} />
        {mayAsk && <Act card={card} text={t('bank-card.ask')} onPress={onAsk} />}
      </div>
    </article>
  )
}

type ActProps = { card: Card; text: string; onPress: (card: Card) => void }

/** Read aloud with the card that it is about: there may be five of each. */
const Act = ({ card, text, onPress }: ActProps) => (
  <Button
    variant="ghost"
    className="button-small"
    aria-label={`${text}: ${cardName(card)}`}
    onClick={() => onPress(card)}
  >
    {text}
  </Button>
)
