import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { QueueList, queueKinds, queueOfPath } from '../features/queue/queue.ts'
import { Screen } from '../frame/screen.tsx'
import MissingPage from './missing.tsx'

export default function QueuePage() {
  const { t } = useText()
  const queue = queueOfPath(useParams()['queue'])
  if (queue === null) return <MissingPage />
  return (
    <Screen title={t(queueKinds[queue].title)} fresh={t('office.queue.fresh')} isPersonal isFilled>
      <QueueList key={queue} queue={queue} />
    </Screen>
  )
}
