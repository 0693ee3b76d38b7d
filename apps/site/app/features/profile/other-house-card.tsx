import { Button } from '@oriel/ui/form/button'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { ProfileCard } from './profile-card.tsx'

/** What became of the popup: linked, or why not. */
export type LinkOutcome = { readonly turn: number; readonly trouble: string | null }

export type OtherHouseCardProps = { outcome: LinkOutcome | null; onLink: () => void }

export function OtherHouseCard({ outcome, onLink }: OtherHouseCardProps) {
  const { t } = useText()
  return (
    <ProfileCard
      icon="people"
      title={t('profile.other_house')}
      text={t('profile.other_house_text')}
    >
      {outcome?.trouble && <FormError key={outcome.turn} title={outcome.trouble} />}
      {outcome && outcome.trouble === null && (
        <FormNote tone="success">{t('profile.other_house_linked')}</FormNote>
      )}
      <div className="profile-actions">
        <Button variant="ghost" icon="external" onClick={onLink}>
          {t('profile.other_house_link')}
        </Button>
      </div>
    </ProfileCard>
  )
}
