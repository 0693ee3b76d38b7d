import { moneyText } from '@oriel/core/money-text'
import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import { oddsOf, weightsOf, type RoulettePrize } from '@oriel/core/chance/roulette'
import type { KeptPrize, Spin } from '@oriel/domain/roulette'
import { serverText } from '@oriel/i18n/server'

type Reader = { readonly locale: Locale; readonly currency: Currency }

/** What a prize is called in the reader's language. */
function nameOf({ kind, amount }: RoulettePrize, { locale, currency }: Reader): string {
  if (kind === 'cash') return moneyText({ units: amount, currency }, locale)
  const { t } = serverText(locale)
  return kind === 'draws' ? t('roulette.draws', { count: Number(amount) }) : t('roulette.none')
}

const whatOf = (prize: RoulettePrize, reader: Reader) => ({
  prize_id: prize.prizeId,
  name: nameOf(prize, reader),
  kind: prize.kind,
  amount: prize.kind === 'cash' ? prize.amount : 0n,
  draws: prize.kind === 'draws' ? Number(prize.amount) : 0,
})

export const prizesWire = (prizes: readonly KeptPrize[], reader: Reader) => {
  const all = weightsOf(prizes)
  return prizes.map((prize) => ({
    ...whatOf(prize, reader),
    odds: oddsOf(prize.weight, all),
    left: prize.stock === null ? null : prize.stock - prize.given,
    fallback_prize_id: prize.fallbackPrizeId,
  }))
}

export const givenWire = ({ given, currency }: Spin, locale: Locale) => {
  return { ...whatOf(given, { locale, currency }), currency }
}

export const proofWire = (spin: Spin) => ({
  number: spin.number,
  version: spin.version,
  server_seed_hash: spin.hash,
  server_seed: spin.serverSeed,
  client_seed: spin.clientSeed,
  u: spin.u,
  drawn_prize_id: spin.drawnPrizeId,
  given_prize_id: spin.given.prizeId,
  weights: spin.prizes.map(({ prizeId, weight }) => ({ prize_id: prizeId, weight })),
})
