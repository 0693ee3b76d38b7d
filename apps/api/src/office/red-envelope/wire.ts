import type { EnvelopeLineWire } from '@oriel/contract/office/red-envelope'
import type { EnvelopeLine, Watch } from '@oriel/domain/red-envelope'
import type * as z from 'zod/mini'

export const lineWire = (line: EnvelopeLine): z.output<typeof EnvelopeLineWire> => ({
  id: line.id,
  number: String(line.number),
  name: line.name,
  currency: line.currency,
  total: line.total,
  slots: line.slots,
  least: line.least,
  most: line.most,
  registered_before: line.registeredBefore,
  opens_at: line.opensAt,
  end_at: line.endAt,
  opened_by: line.openedBy,
  checked_by: line.checkedBy,
  state: line.state,
  claimed: line.claimed,
  given: line.given,
})

export const watchWire = ({ minutes, slots }: Watch) => ({
  minutes: minutes.map(({ at, claims }) => ({ at, claims })),
  slot_list: slots.map(({ amount }) => amount),
  free_list: slots.flatMap(({ isClaimed }, no) => (isClaimed ? [] : no)),
})
