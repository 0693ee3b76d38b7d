/** The queues of the office, in the order in which people see them. */
export const queueNames = [
  'withdrawals',
  'arrivals',
  'held',
  'transfers',
  'cases',
  'dead-letters',
  'proposals',
] as const
export type QueueName = (typeof queueNames)[number]
