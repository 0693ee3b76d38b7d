import type { Units } from '@oriel/core/money'
import {
  answered,
  refused,
  unknown,
  type ProviderAnswer,
  type Player,
  type ProviderCaps,
  type ProviderPort,
  type TransferAsked,
  type TransferFate,
} from '@oriel/domain/provider'

/**
 * What becomes of one request: answered; lost before the provider saw it; done, and the answer cut;
 * delayed until after others; refused with a word; answered with rubbish after it was done.
 */
export type Fate = 'answered' | 'lost' | 'cut' | 'late' | 'refused' | 'garbage'

type Kept = { readonly fate: TransferFate; readonly body: string }
type TransferAnswer = Awaited<ReturnType<ProviderPort['transfer']>>

const bodyOf = ({ player, direction, amount }: TransferAsked): string =>
  `${player.ref} ${player.currency} ${direction} ${amount}`
const keyOf = (player: Player): string => `${player.ref}/${player.currency}`

const CAPS: ProviderCaps = {
  wallet: 'transfer',
  step: 1n,
  cancel: true,
  notFoundFinalMs: 60_000,
  kick: true,
  demo: true,
}

/** A provider as strict as a good one: each reference has one fate, and keeps it. */
export class Outside {
  /** Of the launches. */
  readonly zones: string[] = []
  readonly calls: string[] = []
  readonly port: ProviderPort
  readonly #balances = new Map<string, Units>()
  readonly #refs = new Map<string, Kept>()
  readonly #late: (() => void)[] = []
  readonly #inRound = new Set<string>()
  #fateOf: (call: string, index: number) => Fate = () => 'answered'

  constructor(caps: Partial<ProviderCaps> = {}) {
    this.port = this.#portWith({ ...CAPS, ...caps })
  }

  /** By reference, what became of it. */
  fates(): ReadonlyMap<string, TransferFate> {
    return new Map([...this.#refs].map(([ref, { fate }]) => [ref, fate]))
  }

  balanceOf(player: Player): Units {
    return this.#balances.get(keyOf(player)) ?? 0n
  }

  /** Wins and losses of the player, as far as the provider goes. */
  play(player: Player, units: Units): void {
    this.#balances.set(keyOf(player), this.balanceOf(player) + units)
  }

  setInRound(player: Player, yes: boolean): void {
    if (yes) this.#inRound.add(keyOf(player))
    else this.#inRound.delete(keyOf(player))
  }

  plan(next: (call: string, index: number) => Fate): void {
    this.#fateOf = next
  }

  lateCount(): number {
    return this.#late.length
  }

  /** What was delayed arrives now. */
  arriveLate(): void {
    for (const work of this.#late.splice(0)) work()
  }

  #portWith(caps: ProviderCaps): ProviderPort {
    return {
      caps,
      ensurePlayer: async (player) =>
        this.#through('ensure', () => {
          if (!this.#balances.has(keyOf(player))) this.#balances.set(keyOf(player), 0n)
          return answered({ extId: keyOf(player) })
        }),
      launch: async ({ launchId, timeZone }) =>
        this.#through('launch', () => {
          this.zones.push(timeZone)
          return answered({
            url: `https://games.example/${launchId}`,
            expiresAt: new Date(8.64e15),
          })
        }),
      kick: async () => this.#through('kick', () => answered({ kicked: true })),
      balance: async (player) =>
        this.#through('balance', () => answered({ balance: this.balanceOf(player), staked: 0n })),
      transfer: async (asked) => this.#transfer(asked),
      transferStatus: async ({ reference }) =>
        this.#through<TransferFate, never>('status', () =>
          answered(this.#refs.get(reference)?.fate ?? { state: 'not_found' }),
        ),
      cancel: async (asked) => (caps.cancel ? this.#cancel(asked) : refused('unsupported')),
      rounds: async ({ cursor }) => answered({ rounds: [], cursor, more: false }),
      roundDetail: async () => refused('round_unknown'),
    }
  }

  /** Runs what a call does, or not, and says what comes back of it. */
  #through<Value, Reason extends string>(
    call: string,
    work: () => ProviderAnswer<Value, Reason>,
  ): ProviderAnswer<Value, Reason> {
    this.calls.push(call)
    const fate = this.#fateOf(call, this.calls.length - 1)
    if (fate === 'lost') return unknown('timeout')
    if (fate === 'late') {
      this.#late.push(() => void work())
      return unknown('timeout')
    }
    const answer = work()
    if (fate === 'cut') return unknown('unreachable')
    return fate === 'garbage' ? unknown('bad_answer') : answer
  }

  #transfer(asked: TransferAsked): TransferAnswer {
    const kept = this.#refs.get(asked.reference)
    if (kept && kept.body !== bodyOf(asked)) return refused('duplicate')
    const call = `transfer ${asked.direction}`
    if (!kept && this.#fateOf(call, this.calls.length) === 'refused') {
      const fate = { state: 'refused', reason: 'amount_not_allowed' } as const
      this.#refs.set(asked.reference, { fate, body: bodyOf(asked) })
    }
    return this.#through(call, () => this.#apply(asked))
  }

  #apply(asked: TransferAsked): TransferAnswer {
    const fate = this.#refs.get(asked.reference)?.fate ?? this.#decide(asked)
    this.#refs.set(asked.reference, { fate, body: bodyOf(asked) })
    if (fate.state === 'applied') {
      return answered({ amount: fate.amount, providerTx: fate.providerTx })
    }
    if (fate.state === 'cancelled') return refused('cancelled')
    return refused((fate.state === 'refused' ? fate.reason : '') as 'in_round')
  }

  #decide({ player, direction, amount, reference }: TransferAsked): TransferFate {
    const key = keyOf(player)
    const has = this.#balances.get(key)
    if (has === undefined) return { state: 'refused', reason: 'player_unknown' }
    if (direction === 'out' && this.#inRound.has(key)) {
      return { state: 'refused', reason: 'in_round' }
    }
    const units = amount === 'all' ? has : amount
    if (direction === 'out' && units > has) {
      return { state: 'refused', reason: 'insufficient_funds' }
    }
    this.#balances.set(key, direction === 'in' ? has + units : has - units)
    return { state: 'applied', amount: units, providerTx: `tx-${reference}` }
  }

  #cancel(asked: TransferAsked): ProviderAnswer<'cancelled' | 'already_applied'> {
    return this.#through<'cancelled' | 'already_applied', never>('cancel', () => {
      const known = this.#refs.get(asked.reference)
      if (known?.fate.state === 'applied') return answered('already_applied')
      const fate = known?.fate ?? { state: 'cancelled' as const }
      this.#refs.set(asked.reference, { fate, body: bodyOf(asked) })
      return answered('cancelled')
    })
  }
}

export const createOutside = (caps: Partial<ProviderCaps> = {}): Outside => new Outside(caps)
