import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import './profile.css'

/** The place of the cards, until it is known whose they are. */
export function ProfileWaiting() {
  const { t } = useText()
  return (
    <div className="profile-columns" aria-busy="true">
      <span className="sr-only">{t('shell.loading')}</span>
      <div className="profile-column">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
      <div className="profile-column">
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-36 rounded-xl" />
        <Skeleton className="h-48 rounded-xl" />
      </div>
    </div>
  )
}
