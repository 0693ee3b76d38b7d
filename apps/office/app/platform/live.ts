import type { QueryClient } from '@tanstack/react-query'

/**
 * A queue has changed: what was read of it is read again. No figure is pushed; the event
 * `office-changed` only names the queue.
 */
export const refreshQueue = (client: QueryClient, queue: string): Promise<void> =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.['queue'] === queue })
