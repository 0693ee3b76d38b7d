import { Countdown } from '@oriel/ui/feedback/countdown'
import { Progress } from '@oriel/ui/feedback/progress'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { ProfileCard } from '../profile/profile.ts'
import { cardName, type Card, type Cards } from './card-state.ts'

type CoolingNoteProps = {
  card: Card
  cards: Pick<Cards, 'read_at' | 'cooling_hours'>
  onNotMe: () => void
  /** The time is over: the card can be used. */
  onOver: () => void
}

/** A card that money cannot go to yet: until when, and what to do where somebody else added it. */
export function CoolingNote({ card, cards, onNotMe, onOver }: CoolingNoteProps) {
  const { t } = useText()
  const format = useFormat()
  const { read_at: readAt, cooling_hours: hours } = cards
  const [from, until] = [card.added_at.getTime(), card.usable_at.getTime()]
  return (
    <ProfileCard
      icon="clock"
      title={t('bank-card.cooling_title', { card: cardName(card) })}
      text={t('bank-card.cooling_text', { hours })}
    >
      <p className="bank-card-left">
        {t('bank-card.usable_in')}{' '}
        <Countdown
          endsAt={until}
          serverNow={readAt.getTime()}
          label={t('bank-card.usable_in')}
          onEnd={onOver}
        />
      </p>
      <Progress
        label={t('bank-card.cooling')}
        value={readAt.getTime() - from}
        max={until - from}
        text={t('bank-card.usable_at', { time: format.dateTime(card.usable_at) })}
      />
      <p className="bank-card-times">
        <span>{t('bank-card.added_at', { time: format.dateTime(card.added_at) })}</span>
        <span>{t('bank-card.usable_at', { time: format.dateTime(card.usable_at) })}</span>
      </p>
      <Button variant="ghost" icon="warning" onClick={onNotMe}>
        {t('bank-card.not_me')}
      </Button>
    </ProfileCard>
  )
}
