import { writeUnits } from '@oriel/core/money'
import { oddsOf, weightsOf, worthOf } from '@oriel/core/chance/roulette'
import type { GrantLine, Wheel } from '@oriel/domain/roulette'

export function versionWire({ version, publishedAt, publishedBy, prizes }: Wheel) {
  const all = weightsOf(prizes)
  const { cash, withDraws } = worthOf(prizes)
  return {
    version,
    published_at: publishedAt,
    published_by: publishedBy,
    prizes: prizes.map((prize) => ({
      prize_id: prize.prizeId,
      kind: prize.kind,
      amount: prize.kind === 'cash' ? writeUnits(prize.amount) : String(prize.amount),
      weight: prize.weight,
      odds: oddsOf(prize.weight, all),
      stock: prize.stock,
      fallback_prize_id: prize.fallbackPrizeId,
      given: prize.given,
    })),
    worth_cash: cash,
    worth_with_draws: withDraws,
  }
}

export const grantWire = (line: GrantLine) => ({
  id: line.id,
  member_id: line.memberId,
  account: line.account,
  currency: line.currency,
  cause: line.cause,
  draws: line.draws,
  used: line.used,
  given_at: line.givenAt,
  expires_at: line.expiresAt,
})
