import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type {
  PaymentCaps,
  PaymentPort,
  PayoutAsked,
  PayoutFate,
  PayoutRefusal,
} from '@oriel/domain/payment'
import { answered, refused, unknown, type ProviderAnswer } from '@oriel/domain/provider'
import { PaidOutside, type CallFate } from './paid-outside.ts'

/**
 * `late`: nothing is heard, and it arrives when the test lets it. `blind`: the one who is asked has
 * not heard of it yet.
 */
export type SendFate = CallFate | 'late' | 'blind'

type Kept = {
  readonly asked: PayoutAsked
  readonly tx: string
  state: 'pending' | 'paid' | 'failed' | 'cancelled' | 'returned'
  reason: string
}

const REFUSED = 'REFUSED'
const FEE = 120n

/** A provider that pays out, each reference once, with a line before it that can be broken. */
export class SentOutside {
  readonly calls: string[] = []
  readonly port: PaymentPort
  /** What it does with what it has taken, as soon as it has it. */
  becomes: 'pending' | 'paid' = 'paid'
  amountTold: Units | null = null
  /** Arrivals that were to be refunded, by the provider's own ids. */
  readonly refunded: string[] = []
  readonly #kept = new Map<string, Kept>()
  readonly #onTheWay: PayoutAsked[] = []
  #fateOf: (call: string, index: number) => SendFate = () => 'answered'
  #why: PayoutRefusal = 'payee_invalid'

  readonly #name: string

  constructor(name: string, caps: Partial<PaymentCaps> = {}) {
    this.#name = name
    this.port = {
      ...new PaidOutside({ payout: true, ...caps }).port,
      payout: (asked) => this.#payout(asked),
      refund: ({ arrival, ...asked }) => {
        this.refunded.push(arrival)
        return this.#payout({ ...asked, payee: NOBODY }) as ReturnType<PaymentPort['refund']>
      },
      payoutStatus: async (reference) => this.#status(reference),
      payoutCancel: async (reference) => this.#cancel(reference, caps.payoutCancel ?? false),
    }
  }

  plan(fateOf: (call: string, index: number) => SendFate, why?: PayoutRefusal): void {
    this.#fateOf = fateOf
    this.#why = why ?? this.#why
  }

  /** What was late comes in now. */
  arrive(): void {
    for (const asked of this.#onTheWay.splice(0)) this.#take(asked)
  }

  /** What is pending ends, or what was paid comes back. */
  turn(state: 'paid' | 'failed' | 'returned', reason = 'account_closed'): void {
    const from = state === 'returned' ? 'paid' : 'pending'
    for (const kept of this.#kept.values()) {
      if (kept.state === from) Object.assign(kept, { state, reason })
    }
  }

  /** What has left for members and has not come back. */
  get paid(): Units {
    const left = [...this.#kept.values()].filter(({ state }) => state === 'paid')
    return left.reduce((sum, { asked }) => sum + asked.amount, 0n)
  }
  get asked(): readonly PayoutAsked[] {
    return [...this.#kept.values()].map(({ asked }) => asked)
  }

  async #payout(
    asked: PayoutAsked,
  ): Promise<ProviderAnswer<{ readonly providerTx: string }, PayoutRefusal | 'duplicate'>> {
    const fate = this.#next(`payout ${asked.reference}`)
    if (fate === 'lost') return unknown('timeout')
    if (fate === 'late') {
      this.#onTheWay.push(asked)
      return unknown('timeout')
    }
    if (fate === 'refused') return refused(this.#why)
    const known = this.#kept.get(asked.reference)
    if (known?.tx === REFUSED) return refused('duplicate')
    const { tx } = known ?? this.#take(asked)
    return fate === 'cut' ? unknown('timeout') : answered({ providerTx: tx })
  }

  #take(asked: PayoutAsked): Kept {
    const known = this.#kept.get(asked.reference)
    if (known) return known
    const tx = `${this.#name}-${this.#kept.size + 1}`
    const kept: Kept = { asked, tx, state: this.becomes, reason: '' }
    this.#kept.set(asked.reference, kept)
    return kept
  }

  #status(reference: string): ProviderAnswer<PayoutFate> {
    const fate = this.#next(`status ${reference}`)
    if (fate === 'blind') return answered({ state: 'not_found' })
    if (fate !== 'answered') return unknown('timeout')
    const kept = this.#kept.get(reference)
    if (!kept) return answered({ state: 'not_found' })
    const { state, reason, asked, tx } = kept
    if (state === 'pending') return answered({ state })
    if (state === 'failed') return answered({ state, reason })
    if (state === 'cancelled') return answered({ state: 'failed', reason: 'cancelled' })
    const out = { providerTx: tx, ...moneyOf(asked, this.amountTold), fee: FEE, at: new Date() }
    return answered(state === 'paid' ? { state, ...out } : { state, reason, ...out })
  }

  #cancel(
    reference: string,
    isAble: boolean,
  ): ProviderAnswer<'cancelled' | 'already_sent', 'unsupported'> {
    if (this.#next(`cancel ${reference}`) !== 'answered') return unknown('timeout')
    if (!isAble) return refused('unsupported')
    const kept = this.#kept.get(reference)
    if (kept && kept.state !== 'pending') return answered('already_sent')
    const asked = { reference, currency: 'USD', amount: 0n, payee: NOBODY } as const
    this.#kept.set(reference, { asked, tx: REFUSED, state: 'cancelled', reason: 'cancelled' })
    return answered('cancelled')
  }

  #next(call: string): SendFate {
    this.calls.push(call)
    return this.#fateOf(call, this.calls.length - 1)
  }
}

const NOBODY = { kind: 'crypto', network: '', address: '', memo: null } as const

const moneyOf = (
  { amount, currency }: PayoutAsked,
  told: Units | null,
): { readonly amount: Units; readonly currency: Currency } => ({
  amount: told ?? amount,
  currency,
})
