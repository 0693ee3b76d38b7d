import type { Arrival, OrderAsked, PaymentPort } from '@oriel/domain/payment'
import { answered, refused } from '@oriel/domain/provider'

/**
 * What providers and dialects get wrong, each as a port around a right one. `portAt` is the right
 * port at another time.
 */
export type PaymentBug = (
  right: PaymentPort,
  portAt: (now: () => Date) => PaymentPort,
) => PaymentPort

const rename = <Asked extends { readonly reference: string }>(asked: Asked): Asked => ({
  ...asked,
  reference: `${asked.reference}X`,
})

const changeArrivals =
  (change: (arrivals: readonly Arrival[], state: string) => readonly Arrival[]): PaymentBug =>
  (right) => ({
    ...right,
    async orderStatus(reference) {
      const told = await right.orderStatus(reference)
      if (told.kind !== 'done') return told
      const { state, arrivals } = told.value
      return answered({ state, arrivals: change(arrivals, state) })
    },
  })

const changeFeed =
  (change: (arrivals: readonly Arrival[]) => readonly Arrival[]): PaymentBug =>
  (right) => ({
    ...right,
    async arrivals(asked) {
      const told = await right.arrivals(asked)
      if (told.kind !== 'done') return told
      return answered({ ...told.value, arrivals: change(told.value.arrivals) })
    },
  })

const CLAIMED = { providerTx: 'claimed', currency: 'USD', amount: 1_000_000n, fee: 0n } as const
const NOBODY = { kind: 'proven', event: { eventId: 'any', news: [] }, answer: '' } as const

export const PAYMENT_BUGS = {
  'payout-twice': (right) => {
    const seen = new Set<string>()
    return {
      ...right,
      payout(asked) {
        if (seen.has(asked.reference)) return right.payout(rename(asked))
        seen.add(asked.reference)
        return right.payout(asked)
      },
    }
  },
  'retry-renames': (right) => ({
    ...right,
    async payout(asked) {
      const told = await right.payout(asked)
      return told.kind === 'unknown' ? right.payout(rename(asked)) : told
    },
  }),
  'unknown-refused': (right) => ({
    ...right,
    async payout(asked) {
      const told = await right.payout(asked)
      return told.kind === 'unknown' ? refused('maintenance') : told
    },
  }),
  'refund-twice': (right) => {
    const seen = new Set<string>()
    return {
      ...right,
      refund(asked) {
        if (seen.has(asked.reference)) return right.refund(rename(asked))
        seen.add(asked.reference)
        return right.refund(asked)
      },
    }
  },
  'duplicate-unseen': (right) => {
    const first = new Map<string, OrderAsked>()
    return {
      ...right,
      open(asked) {
        const known = first.get(asked.reference) ?? asked
        first.set(asked.reference, known)
        return right.open(known)
      },
    }
  },
  'amount-rounded': (right) => ({
    ...right,
    open: (asked) => right.open({ ...asked, amount: roundUp(asked.amount, right.caps.step) }),
  }),
  'paid-early': (right) => ({
    ...right,
    async payoutStatus(reference) {
      const told = await right.payoutStatus(reference)
      if (told.kind !== 'done' || told.value.state !== 'pending') return told
      return answered({ state: 'paid', ...CLAIMED, at: new Date() })
    },
  }),
  'not-found-failed': (right) => ({
    ...right,
    async payoutStatus(reference) {
      const told = await right.payoutStatus(reference)
      if (told.kind !== 'done' || told.value.state !== 'not_found') return told
      return answered({ state: 'failed', reason: 'not found' })
    },
  }),
  'return-unseen': (right) => ({
    ...right,
    async payoutStatus(reference) {
      const told = await right.payoutStatus(reference)
      if (told.kind !== 'done' || told.value.state !== 'returned') return told
      return answered({ ...told.value, state: 'paid' })
    },
  }),
  'cancel-lies': (right) => ({
    ...right,
    async payoutCancel(reference) {
      const told = await right.payoutCancel(reference)
      return told.kind === 'done' ? answered('cancelled') : told
    },
  }),
  'cancel-forgets': (right) => ({
    ...right,
    async payoutCancel(reference) {
      const told = await right.payoutStatus(reference)
      const isUnknown = told.kind === 'done' && told.value.state === 'not_found'
      return isUnknown ? answered('cancelled') : right.payoutCancel(reference)
    },
  }),
  'final-early': changeArrivals((arrivals) =>
    arrivals.map((one) => (one.state === 'seen' ? { ...one, state: 'final' } : one)),
  ),
  'void-unseen': changeArrivals((arrivals) =>
    arrivals.map((one) => (one.state === 'void' ? { ...one, state: 'final' } : one)),
  ),
  'one-arrival': changeArrivals((arrivals) => arrivals.slice(0, 1)),
  'late-lost': changeArrivals((arrivals, state) => (state === 'closed' ? [] : arrivals)),
  'feed-skips': changeFeed((arrivals) =>
    arrivals.filter(({ providerTx }) => providerTx !== arrivals.at(-1)?.providerTx),
  ),
  'feed-repeats': changeFeed((arrivals) => [...arrivals.slice(0, 1), ...arrivals]),
  /** The proof is over JSON that was read and written again. */
  'hook-rewritten': (right) => ({
    ...right,
    readHook(raw, headers) {
      const text = Buffer.from(raw).toString('utf8')
      return right.readHook(Buffer.from(JSON.stringify(JSON.parse(text))), headers)
    },
  }),
  /** Any signed time is taken. */
  'hook-any-time': (right, portAt) => ({
    ...right,
    readHook(raw, headers) {
      const told = right.readHook(raw, headers)
      return told === 'stale' ? portAt(() => signedAt(headers)).readHook(raw, headers) : told
    },
  }),
  'hook-unproven': (right) => ({
    ...right,
    readHook(raw, headers) {
      const told = right.readHook(raw, headers)
      return told === 'bad_signature' ? NOBODY : told
    },
  }),
  /** What a webhook says is believed, where the status says otherwise. */
  'hook-believed': (right) => {
    const told = new Map<string, bigint>()
    return {
      ...right,
      readHook(raw, headers) {
        const read = right.readHook(raw, headers)
        if (typeof read === 'string') return read
        for (const one of read.event.news) {
          if (one.about === 'order') told.set(one.providerTx, one.amount)
        }
        return read
      },
      orderStatus: (reference) =>
        changeArrivals((arrivals) =>
          arrivals.map((one) => ({ ...one, amount: told.get(one.providerTx) ?? one.amount })),
        )(right, () => right).orderStatus(reference),
    }
  },
  /** Its net is not what is left of gross after the fee. */
  'net-wrong': (right) => ({
    ...right,
    async settlement(day) {
      const told = await right.settlement(day)
      if (told.kind !== 'done') return told
      return answered({ day, text: told.value.text.split('\n').map(withoutNet).join('\n') })
    },
  }),
} satisfies Readonly<Record<string, PaymentBug>>

export type PaymentBugName = keyof typeof PAYMENT_BUGS

function roundUp(amount: bigint, step: bigint): bigint {
  const rest = amount % step
  return rest <= 0n ? amount : amount - rest + step
}

const NET_COLUMN = 7
const withoutNet = (row: string): string =>
  row.includes(',deposit,') ? row.split(',').with(NET_COLUMN, '0.0000').join(',') : row

const SECOND_MS = 1_000

function signedAt(headers: Readonly<Record<string, unknown>>): Date {
  const text = `${String(headers['x-bridge-signature'])} ${String(headers['x-harbor-time'])}`
  return new Date(Number(/[0-9]{10}/.exec(text)?.[0]) * SECOND_MS)
}
