import type { CSSProperties } from 'react'
import type { TableGame } from '../../../src/game/game.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useNow } from '../../lib/use-now.ts'
import type { TableRound } from '../../lib/use-table.ts'
import { secondsLeft, shareLeft, stageOf } from './clock.ts'
import './countdown.css'

const LOOK_MS = 200

type Props = {
  round: TableRound<unknown> | null
  game: Pick<TableGame, 'bettingMs' | 'pauseMs'>
}

/** A ring that empties: seconds to bet, or to the next round. Said in words beside it, not here. */
export function Countdown({ round, game }: Props) {
  const { t } = useText()
  const now = useNow(LOOK_MS)
  const stage = stageOf(round, now)
  const isCounting = stage === 'betting' || stage === 'last' || stage === 'settled'
  const lasts = stage === 'settled' ? game.pauseMs : game.bettingMs
  const share = round && isCounting ? shareLeft(round, now, lasts) : 0
  return (
    <div className="ring" data-stage={stage} aria-hidden="true">
      <i style={{ '--share': share } as CSSProperties} />
      {round && isCounting ? (
        <>
          <b className="figures">{secondsLeft(round, now, lasts)}</b>
          <small>{stage === 'settled' ? t('table.ring_next') : t('table.ring_bets')}</small>
        </>
      ) : (
        <Glyph name="lock" />
      )}
    </div>
  )
}
