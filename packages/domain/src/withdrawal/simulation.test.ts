import { readEnv } from '@oriel/core/env'
import { patient } from '@oriel/core/testing/patience'
import { testEnv } from '@oriel/core/testing/settings'
import {
  askSending,
  firstStep,
  type PaymentPort,
  type PayoutAsked,
  type PayoutFate,
  type SendingEnd,
} from '@oriel/domain/payment'
import { answered, backoffMs, follow, refused, unknown } from '@oriel/domain/provider'
import { createRandom } from '@oriel/domain/testing/transfer-world'
import { expect, test } from 'vitest'
import { nextLink, type Tried } from './payout-rules.ts'

const SEEDS = readEnv(testEnv).FULL === 'true' ? 100_000 : 2_000
const AMOUNT = 1_000_000n
const FINAL_MS = 600_000
/** Copies that a provider answers from lag behind by less than this. */
const LAG_MS = 60_000
const TAKEN_MS = 15_000
/** Longer than any line and any provider keeps something up. */
const QUIET_AFTER_MS = 6 * 3_600_000
const ROUNDS_MAX = 2_000

type Draw = (bound: number) => number

/** The same numbers for the same seed, wherever it runs. */
function drawsOf(seed: number): Draw {
  const random = createRandom(seed)
  return (bound) => Math.floor(random() * bound)
}

type Kept = { state: 'pending' | 'paid' | 'failed' | 'cancelled'; readonly at: number }

/** A provider that pays each reference once, with a bad line before it. */
class Provider {
  readonly kept = new Map<string, Kept>()
  readonly port: PaymentPort
  readonly #late: { readonly reference: string; readonly at: number }[] = []
  readonly #draw: Draw
  readonly #clock: { now: number }

  constructor(draw: Draw, clock: { now: number }, canCancel: boolean) {
    this.#draw = draw
    this.#clock = clock
    const caps = { payoutCancel: canCancel, notFoundFinalMs: FINAL_MS }
    this.port = {
      caps,
      payout: async (asked: PayoutAsked) => this.#payout(asked.reference),
      payoutStatus: async (reference: string) => this.#status(reference),
      payoutCancel: async (reference: string) => this.#cancel(reference, canCancel),
    } as unknown as PaymentPort
  }

  get isQuiet(): boolean {
    return this.#clock.now > QUIET_AFTER_MS
  }
  get paid(): number {
    return [...this.kept.values()].filter(({ state }) => state === 'paid').length
  }

  /** What was on the way comes in, unless it is too old; what is pending ends. */
  goOn(): void {
    for (const { reference, at } of this.#late.splice(0)) {
      if (this.#draw(3) === 0 && !this.isQuiet) this.#late.push({ reference, at })
      else if (this.#clock.now - at <= FINAL_MS) this.#take(reference)
    }
    for (const kept of this.kept.values()) {
      if (kept.state === 'pending' && (this.isQuiet || this.#draw(2) === 0)) {
        kept.state = this.#draw(4) === 0 ? 'failed' : 'paid'
      }
    }
  }

  #take(reference: string): Kept {
    const known = this.kept.get(reference)
    if (known) return known
    const kept: Kept = { state: 'pending', at: this.#clock.now }
    this.kept.set(reference, kept)
    return kept
  }

  #payout(reference: string) {
    const fate = this.isQuiet ? 9 : this.#draw(10)
    if (fate === 0) return unknown('timeout')
    if (fate === 1) {
      this.#late.push({ reference, at: this.#clock.now })
      return unknown('timeout')
    }
    const known = this.kept.get(reference)
    if (known?.state === 'cancelled') return refused('duplicate' as const)
    // "Not now" is said to whatever comes, also to what it has.
    if (fate === 2) return refused('maintenance' as const)
    this.#take(reference)
    return fate === 3 ? unknown('unreachable') : answered({ providerTx: `tx-${reference}` })
  }

  #status(reference: string) {
    const fate = this.isQuiet ? 9 : this.#draw(10)
    if (fate === 0) return unknown('timeout')
    const kept = this.kept.get(reference)
    const isBehind = kept && fate <= 2 && this.#clock.now - kept.at < LAG_MS
    if (!kept || isBehind) return answered<PayoutFate>({ state: 'not_found' })
    if (kept.state === 'pending') return answered<PayoutFate>({ state: 'pending' })
    if (kept.state !== 'paid') return answered<PayoutFate>({ state: 'failed', reason: kept.state })
    const money = { amount: AMOUNT, currency: 'USD', fee: 0n, at: new Date(0) } as const
    return answered<PayoutFate>({ state: 'paid', providerTx: `tx-${reference}`, ...money })
  }

  #cancel(reference: string, canCancel: boolean) {
    if (!canCancel) return refused('unsupported' as const)
    if (!this.isQuiet && this.#draw(10) === 0) return unknown('timeout')
    const kept = this.kept.get(reference)
    if (kept && kept.state !== 'cancelled' && kept.state !== 'failed') {
      return answered('already_sent' as const)
    }
    this.kept.set(reference, { state: 'cancelled', at: this.#clock.now })
    return answered('cancelled' as const)
  }
}

class Died extends Error {}
const NOBODY = { kind: 'crypto', network: '', address: '', memo: null } as const

type Row = { reference: string; tries: number; accepted: boolean; unsureAt: number | null }
const freshRow = (reference: string): Row => {
  return { reference, tries: 0, accepted: false, unsureAt: null }
}

/** One payout of one part, driven by processes that die, until it is paid or has failed. */
class Payout {
  said: 'paid' | 'failed' | null = null
  readonly #clock = { now: 0 }
  readonly #draw: Draw
  readonly #links: Map<string, Provider>
  readonly #tried: Tried[] = []
  #references = 0
  #linkId: string
  #row: Row
  #takenUntil: number | null = null

  constructor(seed: number) {
    this.#draw = drawsOf(seed)
    const provider = () => new Provider(this.#draw, this.#clock, this.#draw(2) === 0)
    this.#links = new Map(['PSONE', 'PSTWO'].map((id) => [id, provider()] as const))
    this.#linkId = this.#draw(2) === 0 ? 'PSONE' : 'PSTWO'
    this.#row = freshRow(`${this.#linkId}-0`)
  }

  get paid(): number {
    return [...this.#links.values()].reduce((sum, one) => sum + one.paid, 0)
  }

  async drive(): Promise<void> {
    for (let round = 0; round < ROUNDS_MAX && this.said === null; round += 1) {
      await this.#turn()
      this.#goOn()
    }
    // Whatever is still on its way comes in.
    for (let turn = 0; turn < 20; turn += 1) this.#goOn()
  }

  #goOn(): void {
    for (const one of this.#links.values()) one.goOn()
  }

  /** A process takes it, goes as far as it gets, and may die on the way. */
  async #turn(): Promise<void> {
    const provider = this.#links.get(this.#linkId)
    if (!provider) throw new Error(`no provider ${this.#linkId}`)
    this.#take()
    const dying = provider.isQuiet ? -1 : this.#draw(12)
    try {
      await this.#follow(provider.port, dying)
    } catch (error) {
      if (!(error instanceof Died)) throw error
      this.#clock.now += TAKEN_MS + 1
    }
  }

  #take(): void {
    const row = this.#row
    row.tries += 1
    // Whoever had it before and did not let it rest may have sent it, while it was theirs.
    if (this.#takenUntil !== null) row.unsureAt = Math.max(row.unsureAt ?? 0, this.#takenUntil)
    this.#takenUntil = this.#clock.now + TAKEN_MS
  }

  async #follow(port: PaymentPort, dying: number): Promise<void> {
    const row = this.#row
    const seen = { sends: 0, wasTaken: row.accepted }
    const unsureMs = row.unsureAt === null ? null : this.#clock.now - row.unsureAt
    const { reference, tries } = row
    const sending = { reference, currency: 'USD', amount: AMOUNT, tries, unsureMs } as const
    const send = () => port.payout({ ...sending, payee: NOBODY })
    const taken = async (): Promise<void> => {
      row.accepted = true
      seen.wasTaken = true
    }
    let boundary = 0
    await follow({
      first: firstStep(row),
      keep: async () => true,
      ask: (step, refusal) => askSending({ port, sending, send, taken, seen }, step, refusal),
      end: async (how) => this.#end(how),
      rest: async (_reason, isUnsure) => this.#rest(isUnsure),
      at() {
        boundary += 1
        if (boundary === dying) throw new Died()
      },
    })
  }

  #rest(isUnsure: boolean): void {
    if (isUnsure) this.#row.unsureAt = this.#clock.now
    this.#takenUntil = null
    this.#clock.now += backoffMs(this.#row.tries)
  }

  #end(how: SendingEnd): void {
    if (how.state === 'paid') {
      this.said = 'paid'
      return
    }
    this.#tried.push({ linkId: this.#linkId, reason: how.reason })
    const next = nextLink([...this.#links.keys()], this.#tried)
    if (!next) {
      this.said = 'failed'
      return
    }
    this.#references += 1
    this.#linkId = next.linkId
    this.#clock.now += next.restMs
    this.#row = freshRow(`${next.linkId}-${this.#references}`)
    this.#takenUntil = null
  }
}

test(
  `whatever lines and providers do, ${SEEDS} payouts end, each paid once or not at all`,
  async () => {
    const wrong: string[] = []
    const ends = { paid: 0, failed: 0 }
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const payout = new Payout(seed)
      await payout.drive()
      const { said, paid } = payout
      if (said === null) wrong.push(`${seed} never ended`)
      else {
        ends[said] += 1
        if (paid !== (said === 'paid' ? 1 : 0)) wrong.push(`${seed} ${said}, and ${paid} were paid`)
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
    // Both ends come about, so both were looked at.
    expect(Math.min(ends.paid, ends.failed)).toBeGreaterThan(SEEDS / 100)
  },
  patient(900_000),
)
