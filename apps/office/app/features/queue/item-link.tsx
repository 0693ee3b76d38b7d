import type { QueueName } from '@oriel/core/queue'
import { Link } from 'react-router'
import { useSite } from '../../platform/use-site.ts'
import { shortOf } from './queue-kind.ts'

/** The way from one item to another. */
export function ItemLink({ queue, id }: { readonly queue: QueueName; readonly id: string }) {
  const { code } = useSite()
  return (
    <Link className="link" to={`/${code}/queues/${queue}/${id}`}>
      {shortOf(id)}
    </Link>
  )
}
