import type { Fields, Lock, QueueCount, QueueLine, QueueNote } from '@oriel/domain/queue'

export const lockWire = ({ name, isMine, takenAt, until }: Lock) => ({
  name,
  is_mine: isMine,
  taken_at: takenAt,
  until,
})

export const lineWire = (line: QueueLine) => ({
  id: line.id,
  entered_at: line.enteredAt,
  promised_at: line.promisedAt,
  amount: line.amount,
  currency: line.currency,
  account: line.account,
  fields: { ...line.fields },
  lock: line.lock ? lockWire(line.lock) : null,
})

export const itemWire = (
  item: QueueLine,
  facts: Fields,
  notes: readonly QueueNote[],
  mayTakeOver: boolean,
) => ({
  ...lineWire(item),
  facts: { ...facts },
  notes: [...notes],
  may_take_over: mayTakeOver,
})

export const countWire = (count: QueueCount) => ({
  queue: count.queue,
  open: count.open,
  is_more: count.isMore,
  late: count.late,
  oldest_at: count.oldestAt,
  finished: count.finished,
  mark: count.mark,
})
