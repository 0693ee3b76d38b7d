import * as z from 'zod/mini'

/** What happens at a provider without the house: payers, banks, blocks. */
export type Payers = {
  /** Pays an order, or nobody's; the answer is the provider's own id of the arrival. */
  pay(paid: Paid): Promise<string>
  onArrival(act: ArrivalAct, tx: string): Promise<void>
  onPayout(act: 'pay_out' | 'fail' | 'bounce', reference: string): Promise<void>
  expire(reference: string): Promise<void>
  /** One block more. */
  mine(): Promise<void>
  reorganise(depth: number): Promise<void>
  /** Ends the day that is open, so that it settles; the answer is that day. */
  closeDay(): Promise<string>
  /** Webhooks as they would be sent now, the oldest first. */
  hooks(): Promise<SentHook[]>
  /** Everything goes well but for these; blocks and payouts move only when they are made to. */
  setFaults(plan: Readonly<Record<string, unknown>>): Promise<void>
  /** Blocks and payouts move again, and nothing goes wrong. */
  release(): Promise<void>
  /** What left for this payout by the books there; null: the books do not know it. */
  leftFor(reference: string): Promise<{ readonly count: number; readonly state: string } | null>
}

export type Paid = {
  readonly reference?: string
  /** As text with up to four decimals. */
  readonly amount: string
  readonly currency: string
  readonly name?: string
  readonly account?: string
  readonly message?: string
  /** It is seen and not final yet. */
  readonly pending?: boolean
}
export type ArrivalAct = 'settle' | 'drop' | 'chargeback' | 'win' | 'return' | 'age'

const Hook = z.object({
  id: z.string(),
  body: z.string(),
  headers: z.record(z.string(), z.string()),
})
export type SentHook = z.output<typeof Hook>
const Hooks = z.object({ hooks: z.array(Hook) })
const Books = z.object({
  payouts: z.array(z.object({ reference: z.string(), state: z.string() })),
})

const HOUR_MS = 3_600_000
const STILL = { payout_ms: HOUR_MS, block_ms: HOUR_MS }

/** Acts at a simulated provider; `base` is where servers reach it. */
export function createSandboxPayers(base: string): Payers {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${base}/control/${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${base}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const act = (name: string, more: object = {}) => post('act', { act: name, ...more })
  return {
    pay: async (paid) => z.parse(z.object({ tx: z.string() }), await act('pay', paid)).tx,
    onArrival: async (name, tx) => void (await act(name, { tx })),
    onPayout: async (name, reference) => void (await act(name, { reference })),
    expire: async (reference) => void (await act('expire', { reference })),
    mine: async () => void (await act('mine')),
    reorganise: async (depth) => void (await act('reorganise', { depth })),
    closeDay: async () => z.parse(z.object({ day: z.string() }), await act('close_day')).day,
    hooks: async () => z.parse(Hooks, await read('hooks')).hooks,
    setFaults: async (plan) => void (await post('faults', { ...STILL, ...plan })),
    release: async () => void (await post('faults', {})),
    async leftFor(reference) {
      const { payouts } = z.parse(Books, await read('dump'))
      const found = payouts.filter((one) => one.reference.startsWith(reference))
      const [first] = found
      return first ? { count: found.length, state: first.state } : null
    },
  }
}
