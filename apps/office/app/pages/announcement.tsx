import { useText } from '@oriel/web/text'
import { useNavigate, useParams } from 'react-router'
import { AnnouncementEditor, NewAnnouncement } from '../features/announcement/announcement.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function AnnouncementPage() {
  const { t } = useText()
  const { code } = useSite()
  const navigate = useNavigate()
  const { id = 'new' } = useParams()
  const list = `/${code}/announcements`
  const isNew = id === 'new'
  return (
    <Screen
      title={t(isNew ? 'office.announcement.new' : 'office.announcement.one')}
      crumbs={[{ label: t('office.frame.announcements'), to: list }]}
      fresh={t('office.announcement.live')}
    >
      {isNew ? (
        <NewAnnouncement onSaved={(saved) => void navigate(`${list}/${saved}`)} />
      ) : (
        <AnnouncementEditor id={id} />
      )}
    </Screen>
  )
}
