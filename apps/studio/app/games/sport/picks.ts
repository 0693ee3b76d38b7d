import type { Units } from '@oriel/core/money'
import { payOf } from '../../../src/game/ratio.ts'
import { isTooMuch, LEGS_MAX, slipBack, timesOf } from '../../../src/sport/model/slip.ts'
import type { Fixture } from './use-sport.ts'

/** What lies on the slip. There is one leg of a fixture at most. */
export type Chosen = { readonly fixture: string; readonly selection: string }
export type Mode = 'singles' | 'parlay'

/** Lays a pick on the slip, takes it off, or puts it in the place of another of its fixture. */
export function toggle(picks: readonly Chosen[], pick: Chosen): readonly Chosen[] {
  const before = picks.find(({ fixture }) => fixture === pick.fixture)
  if (before?.selection === pick.selection) return remove(picks, pick.fixture)
  if (before) return picks.map((one) => (one === before ? pick : one))
  return picks.length < LEGS_MAX ? [...picks, pick] : picks
}

export const remove = (picks: readonly Chosen[], fixture: string): readonly Chosen[] =>
  picks.filter((pick) => pick.fixture !== fixture)

/** A pick with what it costs now; null while it is not offered. */
export type Leg = {
  readonly pick: Chosen
  readonly fixture: Fixture
  readonly offer: { readonly price: number; readonly back: number } | null
}

/** What is known of each pick. One whose fixture is gone is gone with it. */
export function legsOf(picks: readonly Chosen[], fixtures: ReadonlyMap<string, Fixture>): Leg[] {
  return picks.flatMap((pick): Leg[] => {
    const fixture = fixtures.get(pick.fixture)
    if (!fixture || fixture.phase === 'over') return []
    const offer = fixture.offers.find(({ selection }) => selection === pick.selection) ?? null
    return [{ pick, fixture, offer: fixture.is_open ? offer : null }]
  })
}

export type Sums = {
  readonly total: Units
  /** What comes back if everything comes true. */
  readonly most: Units
  /** Hundredths; null for several singles. */
  readonly price: number | null
  /** What returns in the long run, in ten-thousandths of the stake. */
  readonly back: number
  readonly isTooMuch: boolean
  /** A bet on what is being played is taken after a moment. */
  readonly hasLive: boolean
}

const PRICE_UNIT = 100n

/** Null while a leg is not offered, or there is none. */
export function sumsOf(legs: readonly Leg[], mode: Mode, stake: Units): Sums | null {
  const offers = legs.flatMap(({ offer }) => offer ?? [])
  if (legs.length === 0 || offers.length !== legs.length) return null
  const hasLive = legs.some(({ fixture }) => fixture.phase === 'live')
  const backs = offers.map(({ back }) => back)
  if (mode === 'singles') {
    const most = offers.reduce((sum, { price }) => sum + payOf(stake, timesOf([price])), 0n)
    return {
      total: stake * BigInt(offers.length),
      most,
      price: offers.length === 1 ? (offers[0]?.price ?? null) : null,
      back: Math.round(backs.reduce((sum, back) => sum + back, 0) / backs.length),
      isTooMuch: false,
      hasLive,
    }
  }
  const times = timesOf(offers.map(({ price }) => price))
  return {
    total: stake,
    most: payOf(stake, times),
    price: Number((times.over * PRICE_UNIT) / times.under),
    back: slipBack(backs),
    isTooMuch: isTooMuch(times),
    hasLive,
  }
}

/** 2.04, from hundredths. */
export const priceText = (hundredths: number): string => (hundredths / 100).toFixed(2)
/** 86.3, from ten-thousandths. */
export const backText = (back: number): string => (back / 100).toFixed(1)
