import { cardBackSvg, cardSvg, ranks, suitNames } from '@oriel/art/game/cards'

/** Every card under its number and suit as the rules name them: card-12-clubs; and their back. */
export const pictures: Readonly<Record<string, string>> = {
  'card-back': cardBackSvg(),
  ...Object.fromEntries(
    suitNames.flatMap((suit) =>
      ranks.map((rank, at) => [`card-${at + 1}-${suit}s`, cardSvg(rank, suit)]),
    ),
  ),
}
