import type { CSSProperties } from 'react'
import type { DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { useText } from '../../lib/text.tsx'
import { useNow } from '../../lib/use-now.ts'
import type { Run } from '../table-kit/use-run.ts'
import { pictures } from './derby.art.ts'
import { countIn, finishesOf, finishText, orderAt, RUNNER_NUMBERS } from './race.ts'
import './standings.css'

const LOOK_MS = 200

type Props = { run: Run<DerbyOutcome>; backed: ReadonlySet<number> }

/** Who is where. Once a runner is in, its time stands beside it: the board of the finish. */
export function Standings({ run, backed }: Props) {
  const { t } = useText()
  const ms = useNow(LOOK_MS) - run.since
  const order = orderAt(run.outcome, ms)
  const arrived = countIn(run.outcome, ms)
  const finishes = finishesOf(run.outcome)
  return (
    <figure className="standings figures" data-in={arrived === order.length || undefined}>
      <figcaption>{arrived === 0 ? t('derby.order') : t('derby.finish')}</figcaption>
      <div className="standings-rows">
        {RUNNER_NUMBERS.map((runner) => {
          const place = order.indexOf(runner)
          const isIn = place < arrived
          return (
            <p
              key={runner}
              data-in={isIn || undefined}
              data-place={isIn ? place + 1 : undefined}
              data-backed={backed.has(runner) || undefined}
              style={{ '--place': place } as CSSProperties}
            >
              <b>{place + 1}</b>
              <img src={pictures[`silk-${runner}`]} alt="" />
              <span>{t('derby.runner', { number: runner })}</span>
              <small>{isIn && finishText(finishes[place] ?? 0, finishes[0] ?? 0)}</small>
            </p>
          )
        })}
      </div>
    </figure>
  )
}
