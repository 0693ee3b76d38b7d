import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { ProfileCard } from '../profile/profile.ts'

const POINTS = ['bank-card.know_holder', 'bank-card.know_sealed', 'bank-card.know_told'] as const

export function GoodToKnow() {
  const { t } = useText()
  return (
    <ProfileCard icon="info" title={t('bank-card.know')}>
      <ul className="bank-card-points">
        {POINTS.map((point) => (
          <li key={point}>
            <Icon name="check" className="size-4" />
            {t(point)}
          </li>
        ))}
      </ul>
    </ProfileCard>
  )
}
