import type { QueueName } from '@oriel/core/queue'
import { shortOf } from './queue-kind.ts'
import { SiteLink } from './site-link.tsx'

/** The way from one item to another. */
export const ItemLink = ({ queue, id }: { readonly queue: QueueName; readonly id: string }) => (
  <SiteLink to={`queues/${queue}/${id}`} text={shortOf(id)} />
)
