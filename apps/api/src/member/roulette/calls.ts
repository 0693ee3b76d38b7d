import { randomBytes } from 'node:crypto'
import {
  rouletteCall,
  rouletteInfoCall,
  rouletteSeedCall,
  rouletteSpinCall,
  rouletteSpinsCall,
} from '@oriel/contract/member/roulette'
import { newId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import { dayOf } from '@oriel/core/time'
import {
  findWheel,
  listSpins,
  readRouletteInfo,
  showSeed,
  spinRoulette,
} from '@oriel/domain/roulette'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { givenWire, prizesWire, proofWire } from './wire.ts'

const CLIENT_SEED_BYTES = 8
/** A day is over everywhere within two. */
const WHEEL_MS = 2 * 86_400_000

export const rouletteBindings = (house: House): Binding[] => [
  bind(rouletteCall, async (_input, { session, locale }) => {
    const { siteId, currency } = session
    const wheel = await findWheel(house.database.rows, siteId, currency)
    const prize_settings = prizesWire(wheel?.prizes ?? [], { locale, currency })
    return done({ detail: { version: wheel?.version ?? 0, currency, prize_settings } })
  }),

  bind(rouletteInfoCall, async (_input, { session }) => {
    const info = await readRouletteInfo(house.database, house.keys, session)
    if (!info.ok) return info
    const { remaining, isOpen, seedHash, nextNumber, mayPopUp } = info.value
    return done({
      detail: {
        remaining_draws: remaining,
        is_open: isOpen,
        server_seed_hash: seedHash,
        spin_number: nextNumber,
        may_pop_up: mayPopUp,
      },
    })
  }),

  bind(rouletteSpinCall, async ({ spin_id, client_seed, work }, { session, locale, site, ip }) => {
    const { siteId, memberId } = session
    const now = house.now()
    const gift = `wheel ${dayOf(now, site.flags.timeZone)}`
    const taker = { siteId, memberId, ip, gift, lastsMs: WHEEL_MS }
    if (!(await house.admitTaker(taker, work ?? null, now))) return refuse('work_needed')
    const asked = {
      spinId: spin_id ?? newId(),
      clientSeed: client_seed ?? randomBytes(CLIENT_SEED_BYTES).toString('hex'),
    }
    const spun = await spinRoulette(house, session, asked)
    if (!spun.ok) return spun
    const { spin, remaining } = spun.value
    const prize = givenWire(spin, locale)
    const proof = proofWire(spin)
    return done({ prize_id: prize.prize_id, remaining_draws: remaining, prize, proof })
  }),

  bind(rouletteSeedCall, async (_input, { session }) => {
    const shown = await showSeed(house.database, house.keys, session.memberId)
    if (!shown.ok) return shown
    const { serverSeed, hash, nextHash } = shown.value
    return done({
      server_seed: serverSeed,
      server_seed_hash: hash,
      next_server_seed_hash: nextHash,
    })
  }),

  bind(rouletteSpinsCall, async ({ after, count }, { session, locale }) => {
    const page = { before: after ?? null, count }
    const { database, keys } = house
    const { list, next } = await listSpins(database.rows, keys, session.memberId, page)
    return done({
      list: list.map((spin) => {
        return { at: spin.at, prize: givenWire(spin, locale), proof: proofWire(spin) }
      }),
      next,
    })
  }),
]
