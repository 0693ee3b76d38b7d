import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type {
  Arrival,
  Instructions,
  OrderAsked,
  OrderRefusal,
  PaymentCaps,
  PaymentPort,
} from '@oriel/domain/payment'
import { answered, refused, unknown, type ProviderAnswer } from '@oriel/domain/provider'

/** What becomes of one request, as a line and a provider can be. */
export type CallFate = 'answered' | 'lost' | 'cut' | 'refused'

export type Paid = {
  readonly tx: string
  /** The order the provider itself counts it to. */
  readonly reference?: string
  readonly message?: string
  readonly amount: Units
  readonly currency?: Currency
  readonly state?: Arrival['state']
  readonly name?: string | null
  readonly account?: string
  readonly fee?: Units
  readonly at?: Date
  readonly coins?: Arrival['coins']
  readonly takenBack?: Arrival['takenBack']
}

const CAPS: PaymentCaps = {
  methods: ['bank', 'qr', 'redirect', 'crypto'],
  currencies: ['USD', 'VND', 'THB'],
  step: 1n,
  refPattern: /^[A-Za-z0-9]{1,35}$/,
  status: true,
  arrivals: true,
  payout: false,
  payoutCancel: false,
  refund: false,
  settlement: 'none',
  notFoundFinalMs: 60_000,
}
const RECEIVER = {
  institution: '970400',
  name: 'Bridge Bank',
  number: '1139700000426',
  holder: 'ORIEL',
}

/** A payment provider as strict as a good one, with a line before it that can be broken. */
export class PaidOutside {
  readonly calls: string[] = []
  readonly port: PaymentPort
  readonly #orders = new Map<string, { asked: OrderAsked; said: Instructions }>()
  readonly #arrivals = new Map<string, Arrival>()
  /** Each change of an arrival, in its order: what the feed tells. */
  readonly #told: Arrival[] = []
  #fateOf: (call: string, index: number) => CallFate = () => 'answered'
  #why: OrderRefusal = 'amount_not_allowed'
  readonly #skipped = new Set<string>()

  constructor(caps: Partial<PaymentCaps> = {}) {
    const none = (): never => {
      throw new Error('not asked of this provider')
    }
    this.port = {
      caps: { ...CAPS, ...caps },
      open: (asked) => this.#open(asked),
      orderStatus: (reference) =>
        this.#call(`status ${reference}`, () => ({
          state: this.#orders.has(reference) ? 'open' : 'not_found',
          arrivals: [...this.#arrivals.values()].filter((one) => one.reference === reference),
        })),
      arrivals: ({ cursor, count }) =>
        this.#call('arrivals', () => {
          const from = Number(cursor === '' ? 0 : cursor)
          const page = this.#told.slice(from, from + count)
          const end = from + page.length
          return {
            arrivals: page.filter((one) => !this.#skipped.has(one.providerTx)),
            cursor: String(end),
            more: end < this.#told.length,
          }
        }),
      payout: none,
      payoutStatus: none,
      payoutCancel: async () => refused('unsupported'),
      refund: none,
      readHook: none,
      settlement: none,
    }
  }

  plan(fateOf: (call: string, index: number) => CallFate, why?: OrderRefusal): void {
    this.#fateOf = fateOf
    this.#why = why ?? this.#why
  }

  /** What was asked of it under a reference. */
  askedFor(reference: string): OrderAsked | null {
    return this.#orders.get(reference)?.asked ?? null
  }

  /** The feed leaves these out until it is read again later. */
  skip(...txs: string[]): void {
    this.#skipped.clear()
    for (const tx of txs) this.#skipped.add(tx)
  }

  /** Money moves, or what was said of a movement changes. */
  pay(paid: Paid): Arrival {
    const at = paid.at ?? new Date()
    const state = paid.state ?? 'final'
    const arrival: Arrival = {
      providerTx: paid.tx,
      reference: paid.reference ?? null,
      currency: paid.currency ?? 'USD',
      amount: paid.amount,
      state,
      fee: paid.fee ?? null,
      payer: { name: paid.name ?? null, account: paid.account ?? null },
      message: paid.message ?? null,
      coins: paid.coins ?? null,
      takenBack: paid.takenBack ?? null,
      seenAt: at,
      finalAt: state === 'final' ? at : null,
    }
    this.#arrivals.set(paid.tx, arrival)
    this.#told.push(arrival)
    return arrival
  }

  async #open(asked: OrderAsked): Promise<ProviderAnswer<Instructions, OrderRefusal>> {
    const fate = this.#next(`open ${asked.reference}`)
    if (fate === 'lost') return unknown('timeout')
    if (fate === 'refused') return refused(this.#why)
    const known = this.#orders.get(asked.reference)
    const said = known?.said ?? instructionsOf(asked)
    this.#orders.set(asked.reference, { asked, said })
    return fate === 'cut' ? unknown('timeout') : answered(said)
  }

  async #call<Value>(name: string, value: () => Value): Promise<ProviderAnswer<Value>> {
    return this.#next(name) === 'answered' ? answered(value()) : unknown('timeout')
  }

  #next(call: string): CallFate {
    this.calls.push(call)
    return this.#fateOf(call, this.calls.length - 1)
  }
}

function instructionsOf({ method, reference, amount }: OrderAsked): Instructions {
  if (method === 'redirect') return { kind: 'redirect', url: `https://pay.example/${reference}` }
  if (method !== 'crypto') return { kind: method, receiver: RECEIVER, message: reference }
  return {
    kind: 'crypto',
    coin: 'USDT',
    network: 'tron',
    address: `T${reference}`,
    coins: amount * 10_000n,
    rate: 100_000_000n,
    ratedAt: new Date(),
  }
}
