import { totalOf, type Side } from '../../../src/games/baccarat/rules.ts'
import { useText } from '../../lib/text.tsx'
import { Card, useCardsAhead } from '../table-kit/card.tsx'
import type { Run } from '../table-kit/use-run.ts'
import type { Deal } from './deal.ts'
import './hands.css'

type Props = {
  run: Run<unknown> | null
  deal: Deal | null
  /** How much of the deal has been told, in milliseconds of the run. */
  toldMs: number
  winner: Side | 'tie' | null
}

/** Both hands: cards as they come, and what the turned ones count. */
export function Hands(props: Props) {
  useCardsAhead(props.deal?.cards.map(({ card }) => card) ?? [])
  return (
    <div className="hands">
      <Hand {...props} side="player" />
      <Hand {...props} side="banker" />
    </div>
  )
}

function Hand({ run, deal, toldMs, winner, side }: Props & { side: Side }) {
  const { t } = useText()
  const cards = deal?.cards.filter(({ to }) => to === side) ?? []
  const turned = cards.filter(({ turnedMs }) => turnedMs <= toldMs)
  return (
    <div className="hand" data-side={side} data-won={winner === side || undefined}>
      <h2>
        {side === 'player' ? t('baccarat.player') : t('baccarat.banker')}
        <b className="figures">
          {turned.length > 0 ? totalOf(turned.map(({ card }) => card)) : '–'}
        </b>
      </h2>
      <div className="hand-cards">
        {!run && <EmptyPlaces />}
        {run &&
          cards.map(({ card, atMs, turnedMs }, at) => (
            <Card
              key={`${run.roundId} ${atMs}`}
              card={card}
              run={run}
              atMs={atMs}
              isTurned={turnedMs <= toldMs}
              isSideways={at === 2}
            />
          ))}
      </div>
    </div>
  )
}

/** Where the cards will lie. */
function EmptyPlaces() {
  return (
    <>
      <i className="card-place" />
      <i className="card-place" />
    </>
  )
}
