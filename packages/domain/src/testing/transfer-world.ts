import { answered, refused, unknown, type ProviderAnswer } from '@oriel/domain/provider'
import type { Applied, TransferFate, TransferRefusal } from '@oriel/domain/provider'
import {
  afterCancel,
  afterSend,
  afterStatus,
  firstStep,
  type End,
  type Step,
  type Verdict,
} from '../transfer/rules.ts'

/** Numbers from 0 to 1 that follow from a seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a process is about: it holds the row at a number of tries, and waits for an answer. */
type Process = {
  readonly tries: number
  /** How long ago it may last have been sent without an answer, when it was taken up. */
  readonly unsure: number | null
  refusal: string | null
  step: Step
  phase: 'ready' | 'checked' | 'waiting' | 'answered'
  verdict: Verdict | null
  reference: string
  dead: boolean
}
type Request = {
  readonly from: Process
  readonly step: Step
  readonly reference: string
  readonly at: number
}

const SENT = 100
const LEASE = 6
const TICKS = 40
const CALM_TICKS = 600
/** After so long a forgetful provider takes no request any more. */
const FINAL = 60

/**
 * One transfer between a house and a provider, with processes that die and pause, and a line that
 * loses, copies, delays and reorders. The house decides by the very rules it has; the rest is the
 * smallest model of its row, its books and the provider.
 */
class TransferWorld {
  readonly #random: () => number
  readonly #plant: string
  readonly #direction: 'in' | 'out'
  readonly #cancels: boolean
  /** It keeps no memory of what it has refused: sent again, the same may be applied. */
  readonly #forgets: boolean
  readonly #row = {
    tries: 0,
    takenUntil: 0,
    unsureAt: null as number | null,
    ended: null as End | null,
  }
  readonly #books: { available: number; transit: number; mirror: number }
  readonly #refs = new Map<string, TransferFate>()
  readonly #line: Request[] = []
  readonly #processes: Process[] = []
  #there: number
  #now = 0
  #calm = false

  constructor(random: () => number, plant: string) {
    this.#random = random
    this.#plant = plant
    this.#direction = random() < 0.5 ? 'in' : 'out'
    this.#cancels = random() < 0.5
    this.#forgets = random() < 0.3
    const [sent, there] = this.#direction === 'in' ? [SENT, 0] : [0, SENT]
    this.#books = { available: 0, transit: sent, mirror: there }
    this.#there = there
  }

  /** What is wrong when all has come to rest; null when both sides agree. */
  run(): string | null {
    for (let count = 0; count < TICKS; count += 1) this.#tick()
    this.#calm = true
    const isOver = () => this.#row.ended && this.#line.length === 0
    for (let count = 0; count < CALM_TICKS && !isOver(); count += 1) this.#tick()
    return this.#judge()
  }

  #judge(): string | null {
    const { ended } = this.#row
    if (!ended) return 'never ended'
    const applied = [...this.#refs.values()].filter(({ state }) => state === 'applied').length
    if (applied !== (ended.state === 'completed' ? 1 : 0)) {
      return `${ended.state} here, applied ${applied} times there`
    }
    const { available, transit, mirror } = this.#books
    if (mirror !== this.#there) return `mirror ${mirror}, there ${this.#there}`
    const sum = available + transit + mirror
    return sum === SENT && transit === 0 ? null : `sums to ${sum}`
  }

  #happens(chance: number): boolean {
    return !this.#calm && this.#random() < chance
  }

  #tick(): void {
    this.#now += 1
    const alive = this.#processes.filter(({ dead }) => !dead)
    const chosen = alive[Math.floor(this.#random() * alive.length)]
    if (chosen && this.#happens(0.04)) chosen.dead = true
    else if (this.#random() < 0.25) this.#take()
    else if (this.#line.length > 0 && this.#random() < 0.4) this.#deliver()
    else if (chosen) this.#advance(chosen)
  }

  // The provider.

  #apply(reference: string): TransferFate {
    const fate = this.#refs.get(reference) ?? this.#decide()
    if (fate.state !== 'refused' || !this.#forgets) this.#refs.set(reference, fate)
    return fate
  }

  #decide(): TransferFate {
    if (this.#happens(this.#forgets ? 0.5 : 0.1))
      return { state: 'refused', reason: 'amount_not_allowed' }
    const amount = this.#direction === 'in' ? SENT : this.#there
    this.#there += this.#direction === 'in' ? amount : -amount
    return { state: 'applied', amount: BigInt(amount), providerTx: 'tx' }
  }

  #cancel(reference: string): ProviderAnswer<'cancelled' | 'already_applied', 'unsupported'> {
    if (!this.#cancels) return refused('unsupported')
    const known = this.#refs.get(reference)
    if (known?.state === 'applied') return answered('already_applied')
    if (!known) this.#refs.set(reference, { state: 'cancelled' })
    return answered('cancelled')
  }

  #serve({ step, reference, from }: Request): Verdict {
    if (step === 'send') {
      const fate = this.#apply(reference)
      const answer: ProviderAnswer<Applied, TransferRefusal> =
        fate.state === 'applied' ? answered(fate) : refused('amount_not_allowed')
      return afterSend(answer, { isFirst: this.#plant === 'm13' || from.tries <= 1 })
    }
    if (step === 'cancel') return afterCancel(this.#cancel(reference))
    const fate = this.#refs.get(reference) ?? { state: 'not_found' as const }
    if (this.#plant === 'm2' && fate.state === 'not_found' && this.#direction === 'in') {
      return { kind: 'end', end: { state: 'reversed', reason: 'not_found' } }
    }
    const caps = { cancel: this.#cancels, notFoundFinalMs: FINAL }
    const { refusal, unsure: unsureMs } = from
    const facts = { direction: this.#direction, caps, refusal, unsureMs }
    return afterStatus(answered(fate), facts)
  }

  // The line.

  #deliver(): void {
    // What was sent first is often what comes last.
    const isLast = this.#forgets && this.#random() < 0.7
    const place = isLast ? this.#line.length - 1 : Math.floor(this.#random() * this.#line.length)
    const [request] = this.#line.splice(place, 1)
    if (!request || this.#happens(0.15)) return
    const isStale = this.#forgets && request.step === 'send' && this.#now - request.at > FINAL
    if (isStale) return
    const verdict = this.#serve(request)
    if (this.#happens(0.24) || request.from.phase !== 'waiting') return
    request.from.verdict = verdict
    request.from.phase = 'answered'
  }

  /** Nothing comes back: the process gives up waiting. */
  #silence(): Verdict {
    return this.#plant === 'm8'
      ? { kind: 'end', end: { state: 'reversed', reason: 'timeout' } }
      : afterSend(unknown('timeout'), { isFirst: false })
  }

  // The house.

  #isOurs({ tries }: Process): boolean {
    return this.#row.tries === tries && !this.#row.ended
  }

  #take(): void {
    const row = this.#row
    if (row.ended || row.takenUntil > this.#now) return
    row.tries += 1
    // Who had it and did not let it rest may have sent it, up to the end of their time.
    if (row.takenUntil > 0) row.unsureAt = Math.max(row.unsureAt ?? 0, row.takenUntil)
    row.takenUntil = this.#now + LEASE
    const unsure = row.unsureAt === null ? null : this.#now - row.unsureAt
    const reference = this.#plant === 'm4' ? `ref-${row.tries}` : 'ref'
    const fresh = { phase: 'ready', verdict: null, refusal: null, dead: false, unsure } as const
    this.#processes.push({ tries: row.tries, step: firstStep(row), reference, ...fresh })
  }

  #advance(process: Process): void {
    if (process.phase === 'ready') {
      if (this.#plant !== 'm9' && !this.#isOurs(process)) process.dead = true
      else this.#row.takenUntil = this.#now + LEASE
      process.phase = 'checked'
    } else if (process.phase === 'checked') {
      // A pause longer than a request is good for is no pause any more.
      if (this.#forgets && !this.#isOurs(process)) return void (process.dead = true)
      const { step, reference } = process
      const request = { from: process, step, reference, at: this.#now }
      this.#line.push(request)
      // A copy of what was refused would be another request to who forgets.
      const isCopied = !(this.#forgets && step === 'send') && this.#happens(0.19)
      if (isCopied) this.#line.push(request)
      process.phase = 'waiting'
    } else if (process.phase === 'waiting') {
      const isLost = !this.#line.some(({ from }) => from === process)
      if (this.#calm ? isLost : this.#random() < 0.2) {
        process.verdict = this.#silence()
        process.phase = 'answered'
      }
    } else this.#conclude(process, process.verdict ?? this.#silence())
  }

  #conclude(process: Process, verdict: Verdict): void {
    if (verdict.kind === 'step') {
      process.step = verdict.step
      process.refusal = verdict.refusal ?? process.refusal
      process.phase = 'ready'
      process.verdict = null
      return
    }
    if (verdict.kind === 'end') this.#end(process, verdict.end)
    else if (this.#isOurs(process)) {
      this.#row.takenUntil = 0
      if (process.step === 'send') this.#row.unsureAt = this.#now
    }
    process.dead = true
  }

  #end(process: Process, how: End): void {
    if (this.#plant !== 'm9' && !this.#isOurs(process)) return
    this.#row.ended = how
    const moved = how.state === 'completed' ? Number(how.moved) : 0
    if (this.#direction === 'in') {
      this.#books.transit -= SENT
      this.#books.mirror += moved
      this.#books.available += SENT - moved
    } else {
      this.#books.mirror -= moved
      this.#books.available += moved
    }
  }
}

export const createWorld = (random: () => number, plant = ''): TransferWorld =>
  new TransferWorld(random, plant)
