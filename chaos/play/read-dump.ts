import type { TheirTransfer } from './books.ts'
import type { JudgedGround } from './ground.ts'
import { placeOf } from './place.ts'
import type { TheirRound } from './rounds.ts'

type Dump = {
  readonly transfers: readonly {
    readonly reference: string
    readonly name: string
    readonly direction: 'in' | 'out'
    readonly state: 'success' | 'failed'
    readonly amount: number
  }[]
  readonly players: readonly {
    readonly name: string
    readonly currency: string
    readonly demo: number
    readonly balance: number
  }[]
  readonly rounds: readonly {
    readonly id: string
    readonly name: string
    readonly stake: number
    readonly payout: number | null
  }[]
}

const HUNDREDTH = 100n
/** Some write the currency behind the name. */
const refIn = (name: string): string => name.split('_', 1)[0] ?? ''

/** What was won is what is there and did not come by a transfer; its rounds must say the same. */
export async function readDump(
  { apps }: JudgedGround,
  { dialect, providerId }: { readonly dialect: string; readonly providerId: string },
) {
  const port = apps.find(({ name }) => name === 'sandbox')?.port
  const answer = await fetch(`http://127.0.0.1:${port}/${dialect}/control/dump`)
  const dump = (await answer.json()) as Dump
  const units = (count: number) => BigInt(count) * HUNDREDTH
  const balances = new Map<string, bigint>()
  for (const { name, demo, balance } of dump.players) {
    if (demo === 0) balances.set(placeOf(refIn(name), providerId), units(balance))
  }
  const results = new Map(balances)
  for (const { name, direction, state, amount } of dump.transfers) {
    if (state !== 'success') continue
    const place = placeOf(refIn(name), providerId)
    const change = direction === 'in' ? -units(amount) : units(amount)
    results.set(place, (results.get(place) ?? 0n) + change)
  }
  const transfers = dump.transfers.map(
    ({ reference, direction, state, amount }): TheirTransfer => ({
      reference,
      provider: providerId,
      state: state === 'success' ? 'applied' : 'refused',
      direction,
      amount: units(amount),
    }),
  )
  const settled = dump.rounds.map(({ id, name, stake, payout }): TheirRound => ({
    provider: providerId,
    round: id,
    ref: refIn(name),
    stake: units(stake),
    payout: units(payout ?? 0),
  }))
  return { transfers, balances, results, settled }
}
