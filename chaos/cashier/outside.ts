import { setTimeout as pause } from 'node:timers/promises'
import { ORIEL } from '@oriel/dev-world/cast'
import type { PaymentAccess } from '@oriel/dev-world/payments'
import type { PlayGround } from '../play/ground.ts'

/** What a simulated payment provider has in its books. Amounts in ten-thousandths. */
type TheirArrival = {
  readonly tx: string
  readonly reference: string | null
  readonly currency: string
  readonly amount: number
  readonly fee: number | null
  readonly state: 'seen' | 'final' | 'void'
  readonly taken: string | null
  readonly won: number
}
type TheirPayout = {
  readonly tx: string
  readonly reference: string
  readonly kind: 'payout' | 'refund'
  readonly currency: string
  readonly amount: number
  readonly fee: number
  readonly state: 'pending' | 'paid' | 'returned' | 'failed' | 'cancelled'
}
export type Dump = {
  readonly held: readonly { readonly currency: string; readonly held: number }[]
  readonly arrivals: readonly TheirArrival[]
  readonly payouts: readonly TheirPayout[]
  readonly hooks: readonly { readonly state: string }[]
}

/** Those outside, asked beside the lines: whoever pays there does not go through our network. */
export type Outside = {
  readonly links: readonly string[]
  /** What happens there; null where there is no such thing, or where nobody answered. */
  act(link: string, act: object): Promise<{ readonly tx?: string } | null>
  dump(link: string): Promise<Dump>
  /** From now on payers pay as they were asked to, and webhooks come as they should. */
  calm(): Promise<void>
  stop(): Promise<void>
}

/** How often each goes wrong, of what a line cannot do. */
const FAULTY = {
  hook_lost: 0.05,
  hook_twice: 0.1,
  hook_reordered: 0.1,
  hook_bad_signature: 0.03,
  hook_old: 0.02,
  hook_amount: 0.03,
  hook_currency: 0.02,
  hook_reference: 0.03,
  paid_short: 0.08,
  paid_over: 0.08,
  paid_twice: 0.05,
  paid_late: 0.05,
  paid_other_name: 0.04,
  paid_other_currency: 0.02,
  status_pending_forever: 0.03,
  payout_lost: 0.03,
  payout_failed_late: 0.05,
  payout_returned: 0.05,
  payout_ms: 500,
  block_ms: 500,
  feed_repeat: 0.1,
} as const
const CALM = { payout_ms: 200, block_ms: 200 } as const
const KEEP_MS = 1_000
const TRIES_MAX = 60

export async function openOutside(
  { apps, payments }: Pick<PlayGround, 'apps' | 'payments'>,
  seed: number,
): Promise<Outside> {
  const port = apps.find(({ name }) => name === 'sandbox')?.port ?? 0
  const own = payments.filter(({ siteId }) => siteId === ORIEL)
  const pathOf = new Map(own.map(({ linkId, cashier }) => [linkId, `/cashier/${cashier.name}`]))
  const ask = (link: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${pathOf.get(link) ?? ''}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...(body && { headers: { 'content-type': 'application/json' } }),
    })
  let plan: object = { ...FAULTY, seed: `chaos-${seed}` }
  let isOver = false
  // Its process forgets them each time it is ended.
  const setAll = () =>
    Promise.all(own.map(({ linkId }) => ask(linkId, '/control/faults', plan).catch(() => null)))
  const keeping = (async () => {
    while (!isOver) {
      await setAll()
      await pause(KEEP_MS)
    }
  })()
  return {
    links: own.map(({ linkId }: PaymentAccess) => linkId),
    async act(link, act) {
      const answer = await ask(link, '/control/act', act).catch(() => null)
      return answer?.ok ? ((await answer.json().catch(() => null)) as { tx?: string }) : null
    },
    async dump(link) {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const answer = await ask(link, '/control/dump').catch(() => null)
        if (answer?.ok) return (await answer.json()) as Dump
        await pause(KEEP_MS)
      }
      throw new Error(`${link} does not show its books`)
    },
    async calm() {
      plan = { ...CALM, seed: `chaos-${seed}` }
      await setAll()
    },
    async stop() {
      isOver = true
      await keeping
    },
  }
}
