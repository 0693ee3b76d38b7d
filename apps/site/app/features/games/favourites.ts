import type { GameCard } from '../../platform/game-card.ts'

type Told = { readonly reason: string; readonly message: string }
type Stored = { readonly ok: true } | ({ readonly ok: false } & Told)

/** A wish that was not taken: the heart is back where it was, and a notice says why. */
export type FavouriteTrouble = Told & { readonly game: GameCard; readonly isWanted: boolean }

type Doors = {
  /** Which games are favourites; null when nobody could say. */
  readonly read: () => Promise<readonly number[] | null>
  readonly store: (gameId: number, isWanted: boolean) => Promise<Stored>
}

type Hear = () => void

function withWish(ids: ReadonlySet<number>, id: number, isWanted: boolean): Set<number> {
  const next = new Set(ids)
  if (isWanted) next.add(id)
  else next.delete(id)
  return next
}

/**
 * A member's favourites, for all tiles of a page. Pages are rendered for guests, so hearts are
 * filled once the browser has asked. A press shows at once; when it is refused, the heart goes
 * back. Of many presses on one heart the last one counts, and one is on its way at a time.
 */
export function createFavourites({ read, store }: Doors) {
  let owner: string | null = null
  let ids: ReadonlySet<number> | null = null
  let isReading = false
  let trouble: FavouriteTrouble | null = null
  const wishes = new Map<number, boolean>()
  const underWay = new Set<number>()
  const hearers = new Set<Hear>()
  const tell = () => hearers.forEach((hear) => hear())

  async function readIds(): Promise<void> {
    if (owner === null || ids !== null || isReading) return
    isReading = true
    const asker = owner
    const found = await read()
    isReading = false
    if (asker !== owner) return readIds()
    ids = found && new Set(found)
    tell()
  }

  async function send(game: GameCard): Promise<void> {
    const asker = owner
    for (;;) {
      const isWanted = wishes.get(game.id)
      if (isWanted === undefined || asker !== owner) return
      const answer = await store(game.id, isWanted)
      if (asker !== owner) return
      if (answer.ok) ids = ids && withWish(ids, game.id, isWanted)
      else trouble = { game, isWanted, reason: answer.reason, message: answer.message }
      if (!answer.ok || wishes.get(game.id) === isWanted) wishes.delete(game.id)
      tell()
    }
  }

  return {
    isFavourite: (game: GameCard): boolean =>
      owner !== null && (wishes.get(game.id) ?? ids?.has(game.id) ?? game.isFavourite),
    trouble: () => trouble,
    /** Whose they are; null for a guest. */
    belongTo(next: string | null): void {
      if (next !== owner) {
        owner = next
        ids = null
        trouble = null
        wishes.clear()
        tell()
      }
      void readIds()
    },
    async wish(game: GameCard, isWanted: boolean): Promise<void> {
      wishes.set(game.id, isWanted)
      trouble = null
      tell()
      if (underWay.has(game.id)) return
      underWay.add(game.id)
      await send(game)
      underWay.delete(game.id)
    },
    forgetTrouble: (): void => {
      trouble = null
      tell()
    },
    subscribe(hear: Hear): () => void {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
  }
}
