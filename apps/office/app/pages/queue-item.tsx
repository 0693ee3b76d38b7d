import type { QueueName } from '@oriel/core/queue'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useParams } from 'react-router'
import { ProposalView } from '../features/proposal/proposal.ts'
import {
  ItemTag,
  QueueItem,
  queueKinds,
  queueOfPath,
  useItem,
  useNext,
} from '../features/queue/queue.ts'
import { Screen } from '../frame/screen.tsx'
import { Keys } from '../parts/keys.tsx'
import { ReadBlock } from '../parts/read-block.tsx'
import { EmptyScreen } from '../parts/screens.tsx'
import { CallFailure } from '../platform/failure.ts'
import { useKeys } from '../platform/keyboard/use-keys.ts'
import { useSite } from '../platform/use-site.ts'
import MissingPage from './missing.tsx'

export default function QueueItemPage() {
  const { queue: name, id = '' } = useParams()
  const queue = queueOfPath(name)
  return queue === null ? <MissingPage /> : <OneItem key={id} queue={queue} id={id} />
}

type OneItemProps = { readonly queue: QueueName; readonly id: string }

function OneItem({ queue, id }: OneItemProps) {
  const { t } = useText()
  const { code } = useSite()
  const read = useItem(queue, id)
  const next = useNext(queue)
  const kind = queueKinds[queue]
  const isOver = read.error instanceof CallFailure && read.error.reason === 'subject_unknown'
  const crumbs = [{ label: t(kind.title), to: `/${code}/queues/${queue}` }]
  const number = read.data ? kind.numberOf(read.data) : ''
  // What stands there is what others decide about as well: a proposal is a page of its own.
  const body = queue === 'proposals' && (
    <ProposalView number={id} onDecided={() => void next({ id, isMine: false })} />
  )
  return (
    <Screen
      title={number || t(kind.title)}
      crumbs={crumbs}
      tag={read.data && <ItemTag item={read.data} />}
      isPersonal
    >
      {isOver ? (
        <Over queue={queue} id={id} />
      ) : (
        <ReadBlock read={read}>
          {(item) => <QueueItem queue={queue} item={item} {...(body ? { body } : {})} />}
        </ReadBlock>
      )}
    </Screen>
  )
}

/** It was decided meanwhile, or is nothing of this site. */
function Over({ queue, id }: OneItemProps) {
  const { t } = useText()
  const next = useNext(queue)
  const goNext = (): void => void next({ id, isMine: false })
  useKeys([{ keys: 'n', label: t('office.part.next_free'), group: 'queues', run: goNext }])
  return (
    <EmptyScreen
      title={t('office.queue.over')}
      text={t('office.queue.over_text')}
      actions={
        <Button className="button-small" onClick={goNext}>
          {t('office.part.next_free')}
          <Keys keys="n" />
        </Button>
      }
    />
  )
}
