import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { useText } from '@oriel/web/text'
import { lazy, Suspense } from 'react'
import { ProfileCard } from '../../features/profile/profile.ts'
import { withLaterWords } from '@oriel/web/page-words'

const load = () => import('./gifts.tsx')
const Gifts = lazy(withLaterWords(load))

/** Gifts that wait: the way to them for who wants nothing to pop up. */
export function GiftCard() {
  const { t } = useText()
  const waiting = (
    <div aria-busy="true">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-14 rounded-sm" />
    </div>
  )
  return (
    <ProfileCard icon="gift" title={t('notice.gifts')} text={t('notice.gifts_text')}>
      <Suspense fallback={waiting}>
        <Gifts waiting={waiting} />
      </Suspense>
    </ProfileCard>
  )
}

/** What may be shown of gifts is asked again, where it has changed. */
export const readGiftsAgain = (): void => void load().then((gifts) => gifts.readGiftsAgain())
