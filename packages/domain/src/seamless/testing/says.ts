import { createHash, randomUUID } from 'node:crypto'
import type { Units } from '@oriel/core/money'
import type { SeamlessMove, MoveKind } from '../move.ts'

/** What a provider says in tests: the same fields are the same body, signed anew each time. */
export type Saying = {
  readonly kind: MoveKind
  readonly providerId?: string
  readonly memberRef: string
  readonly currency?: 'USD' | 'VND'
  readonly roundId: string
  readonly title?: string
  readonly txId?: string
  readonly betTxId?: string
  readonly bet?: Units
  readonly win?: Units
}

export const PROVIDER = 'GPTE'
export const TITLE = 'limbo'

export function moveOf(saying: Saying): SeamlessMove {
  const move = {
    providerId: PROVIDER,
    currency: 'USD',
    title: TITLE,
    txId: null,
    betTxId: null,
    bet: 0n,
    win: 0n,
    ...saying,
  } as const
  const text = JSON.stringify(move, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  const body = createHash('sha256').update(text).digest()
  return { ...move, body, nonce: randomUUID(), signedAtMs: Date.now() }
}
