import type { Units } from '@oriel/core/money'
import { useState } from 'react'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import type { Solo } from '../../lib/solo.ts'
import { ALL_TILES, tileState } from './field.ts'

type Moves = {
  /** The tile the studio was asked about, until it answers. */
  readonly asked: number | null
  readonly start: (stake: Units, mines: number) => void
  readonly open: (tile: number) => void
  /** A closed tile by chance: which one is opened changes nothing about where mines lie. */
  readonly openAny: () => void
  readonly cashOut: () => void
}

/** What a player can do at the field. */
export function useMoves({ phase, round, play, step }: Solo<MinesView>): Moves {
  const [asked, setAsked] = useState<number | null>(null)
  const open = (tile: number) => {
    setAsked(tile)
    step({ open: tile })
  }
  return {
    asked: phase === 'asking' ? asked : null,
    open,
    openAny() {
      const closed = ALL_TILES.filter((tile) => tileState(round?.view ?? null, tile) === 'closed')
      const any = closed[Math.floor(Math.random() * closed.length)]
      if (phase === 'open' && any !== undefined) open(any)
    },
    start(stake, mines) {
      setAsked(null)
      play(stake, { mines })
    },
    cashOut() {
      setAsked(null)
      step({ cashOut: true })
    },
  }
}
