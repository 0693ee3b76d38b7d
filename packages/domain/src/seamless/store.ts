import { partitionOf } from '@oriel/core/partition'
import { done, refuse } from '@oriel/core/outcome'
import type { Rows } from '@oriel/db/database'
import { CompiledQuery } from 'kysely'
import { memberOfRef } from '@oriel/domain/provider'
import type { SeamlessMove, MoveAnswer, MoveRefusal, SignedOnce } from './move.ts'

type Said = { readonly reason: MoveRefusal | null; readonly balance: bigint | null }

const APPLY = `SELECT reason, balance FROM seamless_apply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, $12, $13, $14) ORDER BY place`

/** Moves of different members, in one statement and one commit; each has its own answer. */
export async function applyMoves(
  rows: Rows,
  moves: readonly SeamlessMove[],
): Promise<MoveAnswer[]> {
  const all = (read: (move: SeamlessMove) => Item) => list(moves.map(read))
  const members = moves.map(({ memberRef }) => memberOfRef(memberRef))
  const { rows: said } = await rows.executeQuery<Said>(
    CompiledQuery.raw(APPLY, [
      all(({ kind }) => kind),
      all(({ providerId }) => providerId),
      all(({ txId }) => txId),
      all(({ body }) => `\\x${Buffer.from(body).toString('hex')}`),
      list(members),
      all(({ currency }) => currency),
      all(({ roundId }) => roundId),
      all(({ title }) => title),
      all(({ betTxId }) => betTxId),
      all(({ bet }) => bet),
      all(({ win }) => win),
      list(members.map((member) => (member === null ? 0 : partitionOf(member)))),
      all(slotOf),
      all(({ nonce }) => nonce),
    ]),
  )
  if (said.length !== moves.length) throw new Error(`${moves.length} moves, ${said.length} answers`)
  return said.map(({ reason, balance }) => {
    if (reason !== null) return refuse(reason)
    if (balance === null) throw new Error('a move with neither a balance nor a reason')
    return done({ balance })
  })
}

type Item = string | bigint | number | null

/** As Postgres writes lists; the driver's own way is slow. */
const list = (items: readonly Item[]): string => `{${items.map(write).join(',')}}`
const write = (item: Item): string =>
  item === null ? 'NULL' : `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`

const MINUTE_MS = 60_000
const SLOTS = 4

/** A nonce lies with those of its signed minute, so that it is found there whenever it comes. */
const slotOf = ({ signedAtMs }: SignedOnce): number => Math.floor(signedAtMs / MINUTE_MS) % SLOTS

const USE = `INSERT INTO seamless_nonces VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`

/** Whether a call that moves nothing comes for the first time. */
export async function useNonce(rows: Rows, call: SignedOnce): Promise<boolean> {
  const { numAffectedRows } = await rows.executeQuery(
    CompiledQuery.raw(USE, [slotOf(call), call.providerId, call.nonce]),
  )
  return numAffectedRows === 1n
}

/** Calls that are too old are refused by their time, so what they were signed with may go. */
export const forgetNonces = async (rows: Rows): Promise<void> =>
  void (await rows.executeQuery(CompiledQuery.raw('SELECT seamless_forget_nonces()')))
