import { useText } from '@oriel/web/text'
import { AnnouncementList } from '../features/announcement/announcement.ts'
import { Screen } from '../frame/screen.tsx'

export default function AnnouncementsPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.announcements')} isFilled>
      <AnnouncementList />
    </Screen>
  )
}
