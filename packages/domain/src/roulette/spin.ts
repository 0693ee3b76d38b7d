import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { drawWord, giveFrom, selectPrize } from '@oriel/core/chance/roulette'
import type { Database, Work } from '@oriel/db/database'
import { lockMember } from '@oriel/domain/member'
import { isActivityOff } from '@oriel/domain/switch'
import { noteWalletChanged } from '@oriel/domain/wallet'
import type { Keys } from '@oriel/keys/keys'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { grantDraws, readRemaining, useDraw, type GrantId } from './grant.ts'
import { openSeed, streamOf, takeSeed, type Seed } from './seed.ts'
import { findSpin, readNextNumber, type Spin } from './spins.ts'
import { findWheel, takeStock, type KeptPrize, type Wheel } from './wheel.ts'

export type SpinTools = {
  readonly database: Database
  readonly ledger: Ledger
  readonly keys: Keys
}

export type Spinner = { readonly siteId: SiteId; readonly memberId: MemberId }

export type SpinAsked = {
  /** Made by the page: asked for again after a lost answer, it is the same spin. */
  readonly spinId: string
  readonly clientSeed: string
}

export type SpinRefusal = 'no_draws' | 'roulette_over' | 'roulette_not_for_you' | 'spin_running'

export type Spun = { readonly spin: Spin; readonly remaining: number }

/** How long draws last that a spin has won. */
const WON_DRAWS_DAYS = 7

/** One turn of the wheel: the draw, its prize, its stock and its money are one commit. */
export const spinRoulette = (
  tools: SpinTools,
  who: Spinner,
  asked: SpinAsked,
): Promise<Outcome<Spun, SpinRefusal>> =>
  tools.database.transaction(async (work) => {
    const { keys } = tools
    const { memberId } = who
    const seed = await takeSeed(work, keys, memberId)
    if (!seed) return refuse('spin_running')
    if (!(await findSpin(work, keys, memberId, asked.spinId))) {
      const wheel = await findOpenWheel(work, who)
      if (!wheel.ok) return wheel
      const { currency } = wheel.value
      const grantId = await useDraw(work, { memberId, currency })
      if (grantId === null) return refuse('no_draws')
      await turn(work, tools, { ...who, ...asked, wheel: wheel.value, seed, grantId })
    }
    const spin = await findSpin(work, keys, memberId, asked.spinId)
    if (!spin) throw new Error('a spin was not kept')
    const { currency } = spin
    return done({ spin, remaining: await readRemaining(work, { memberId, currency }) })
  })

async function findOpenWheel(
  work: Work,
  { siteId, memberId }: Spinner,
): Promise<Outcome<Wheel, SpinRefusal>> {
  if (await isActivityOff(work, siteId, 'roulette')) return refuse('roulette_over')
  const { state, currency } = await lockMember(work, memberId)
  if (state !== 'open') return refuse('roulette_not_for_you')
  const wheel = await findWheel(work, siteId, currency)
  return wheel ? done(wheel) : refuse('roulette_not_for_you')
}

type Turn = Spinner &
  SpinAsked & {
    readonly wheel: Wheel
    readonly seed: Seed
    readonly grantId: GrantId
  }

async function turn(work: Work, tools: SpinTools, one: Turn): Promise<void> {
  const { memberId, wheel, seed, clientSeed } = one
  const number = await readNextNumber(work, memberId)
  const stream = streamOf(openSeed(tools.keys, memberId, seed), clientSeed, number)
  const u = drawWord(stream, wheel.prizes)
  const drawn = prizeOf(wheel, selectPrize(u, wheel.prizes))
  const given = await giveFrom(drawn, wheel.prizes, (prize) => takeStock(work, wheel, prize))
  const id = newId<'roulette-spin'>()
  await sql`INSERT INTO roulette_spins (member_id, number, id, spin_id, grant_id, roulette_id,
      version, turn, client_seed, u, prize_id, given_prize_id)
    VALUES (${memberId}, ${number}, ${id}, ${one.spinId}, ${one.grantId}, ${wheel.id},
      ${wheel.version}, ${seed.turn}, ${clientSeed}, ${u}, ${drawn.prizeId}, ${given.prizeId})
    `.execute(work)
  if (given.kind === 'cash') await pay(work, tools.ledger, { ...one, id, number }, given)
  if (given.kind === 'draws') await addDraws(work, { ...one, id }, given)
}

function prizeOf({ prizes }: Wheel, wanted: number): KeptPrize {
  const prize = prizes.find(({ prizeId }) => prizeId === wanted)
  if (!prize) throw new Error(`prize ${wanted} is not on the wheel it was drawn from`)
  return prize
}

async function pay(
  work: Work,
  ledger: Ledger,
  { siteId, memberId, wheel, id, number }: Turn & { readonly id: string; readonly number: number },
  { amount: units }: KeptPrize,
): Promise<void> {
  const { currency } = wheel
  const house = houseAccount(siteId, 'promotion', currency)
  const posted = await ledger.post(work, {
    key: `roulette:${memberId}:${number}`,
    kind: 'gift',
    cause: { kind: 'roulette', id },
    entries: transferEntries(house, memberAccount(memberId, 'available', currency), {
      units,
      currency,
    }),
  })
  if (!posted.ok) throw new Error(`the house has no floor, yet spin ${id} is ${posted.reason}`)
  await noteWalletChanged(work, { siteId, memberId })
}

async function addDraws(
  work: Work,
  { siteId, memberId, wheel, id }: Turn & { readonly id: string },
  { amount }: KeptPrize,
): Promise<void> {
  const { currency } = wheel
  const cause = `roulette:${id}`
  const expires = { inDays: WON_DRAWS_DAYS }
  await grantDraws(work, { siteId, memberId, currency, cause, draws: Number(amount), expires })
}
