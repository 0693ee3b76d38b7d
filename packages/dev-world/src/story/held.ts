import { findMember, type Member } from '@oriel/domain/member'
import { listLimits, saveLimit } from '@oriel/domain/provider'
import type { Units } from '@oriel/core/money'
import { ORIEL } from '../cast.ts'
import { until } from '../engine/process.ts'
import { signedIn, visit, type Playing } from './play.ts'

const ACCOUNT = 'meilin'
/** Which the cast does not play otherwise: its other wins are below their limit. */
const TITLE = 'phoenix-spirit'
const PROVIDER = 'GPOR'
/** The highest win that is paid without a decision while the story is told: one yuan. */
const LOW_LIMIT: Units = 10_000n
const HEARD_MAX_MS = 180_000
const LOOK_MS = 1_000

/**
 * A win that waits for two people: one of the cast plays under a low limit until a round pays more.
 * It is a round like any other, so it is in the bet history, and can be replayed and verified.
 */
export async function tellHeld(playing: Playing): Promise<void> {
  const { rows } = playing.database
  const member = await findMember(rows, ORIEL, ACCOUNT)
  if (!member || (await hasHeld(playing, member))) return
  const { currency } = member
  const limits = await listLimits(rows)
  const usual = limits.find((one) => one.providerId === '' && one.currency === currency)
  if (!usual) throw new Error(`${currency} has no limit`)
  const own = { ...usual, providerId: PROVIDER, title: TITLE }
  await saveLimit(rows, { ...own, winMax: LOW_LIMIT })
  try {
    await signedIn(playing, member.id, (headers) =>
      visit(playing, headers, TITLE, async ({ payout }) => {
        if (payout <= LOW_LIMIT) return false
        // Once the house has heard of it, the money is held on its way home.
        const isHeld = async () => playing.isOver() || (await hasHeld(playing, member))
        await until('the win to be heard of', isHeld, HEARD_MAX_MS, LOOK_MS)
        return true
      }),
    )
  } finally {
    await saveLimit(rows, own)
  }
}

const hasHeld = async ({ database }: Playing, { id }: Member): Promise<boolean> =>
  (await database.rows
    .selectFrom('held_wins')
    .select('id')
    .where('member_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined
