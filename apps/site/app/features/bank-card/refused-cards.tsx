import type { MessageId } from '@oriel/i18n/message-id'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useFormat } from '../../platform/use-format.ts'
import { ProfileCard } from '../profile/profile.ts'
import { cardName, type Cards } from './card-state.ts'

type Refused = Cards['refused'][number]

const WHY: Readonly<Record<Refused['because'], MessageId>> = {
  name_differs: 'bank-card.refused_name',
  person: 'bank-card.refused_person',
}

/** What was refused of late, and why; nothing where nothing was. */
export function RefusedCards({ refused }: { refused: readonly Refused[] }) {
  const { t } = useText()
  const format = useFormat()
  if (refused.length === 0) return null
  return (
    <ProfileCard
      icon="warning"
      title={t('bank-card.refused')}
      state={<span className="bank-card-count">{t('bank-card.refused_days')}</span>}
    >
      <ul className="profile-rows">
        {refused.map((card) => (
          <li key={card.id}>
            <div className="profile-row">
              <Icon name="close" className="bank-card-refused size-5" />
              <div className="profile-row-words">
                <p className="profile-hint">{format.dateTime(card.refused_at)}</p>
                <p className="profile-row-title">{cardName(card)}</p>
              </div>
              <p className="bank-card-why">{t(WHY[card.because])}</p>
            </div>
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
