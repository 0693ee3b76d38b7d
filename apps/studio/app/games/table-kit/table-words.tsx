import type { TableGame } from '../../../src/game/game.ts'
import { CountedMoney } from '../../chrome/figure.tsx'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSeat } from '../../lib/seat.ts'
import { SPOTS_MAX } from '../../../src/table/wire.ts'
import { stageOf, type Stage } from './clock.ts'
import type { TablePlay } from './use-table-play.ts'
import './table-words.css'

const LOOK_MS = 250
const SECOND_MS = 1_000

type Props = {
  play: TablePlay
  /** What came of the round, once all of it has been shown: "Banker wins, 8 to 6". */
  result: string | null
  /** While the round runs, in place of "no more bets": why a card is drawn. */
  meanwhile?: string | null
  /** What to do first, where it is not to tap a field. */
  hint?: string | undefined
}

/** What is going on, in words: bets are open, bets are closed, how the round ended. */
export function TableWords({ play, result, meanwhile = null, hint }: Props) {
  const now = useNow(LOOK_MS)
  const stage = stageOf(play.table.round, now)
  const isOver = play.table.round?.phase === 'settled'
  if (isOver && result !== null) return <Result play={play} result={result} />
  return (
    <div className="table-words" data-stage={stage}>
      <strong>
        {(stage === 'closed' ? meanwhile : null) ?? (
          <StageWords stage={play.table.round ? stage : null} />
        )}
      </strong>
      <Beside play={play} stage={stage} hint={hint} />
    </div>
  )
}

/** Null until the table has been read for the first time. */
function StageWords({ stage }: { stage: Stage | null }) {
  const { t } = useText()
  switch (stage) {
    case null:
      return t('studio.loading')
    case 'betting':
      return t('table.bets_open')
    case 'last':
      return t('table.bets_last')
    case 'closed':
      return t('table.bets_closed')
    case 'void':
      return t('table.void')
    case 'opening':
    case 'settled':
      return t('table.waiting')
  }
}

/** The second line: what to do, or why something was not done. */
function Beside({ play, stage, hint }: Pick<Props, 'play' | 'hint'> & { stage: Stage }) {
  const { t } = useText()
  const { money } = useMoney()
  const { stakes } = useSeat().state
  const { table, pendingTotal, placedTotal, trouble } = play
  const words = () => {
    if (stage === 'void') return t('table.void_text')
    if (stage !== 'betting' && stage !== 'last') return pendingTotal > 0n ? t('table.missed') : ''
    if (trouble === 'limit') return t('table.limit', { amount: money(stakes.at(-1) ?? 0n) })
    if (trouble === 'spots') return t('table.spots_full', { count: SPOTS_MAX })
    if (table.mine.some(({ status }) => status === 'asking')) return t('table.asking')
    if (pendingTotal > 0n) return t('table.laid', { amount: money(pendingTotal) })
    if (placedTotal > 0n) return t('table.placed', { amount: money(placedTotal) })
    return hint ?? t('table.hint')
  }
  const said = words()
  return said === '' ? null : <span>{said}</span>
}

/** How it ended. Gold and a count only where more came back than was staked. */
function Result({ play, result }: { play: TablePlay; result: string }) {
  const { t } = useText()
  const { money, net } = useMoney()
  const { stake, payout } = play.money
  const isAbove = isCelebrated({ stake, payout })
  return (
    <div className="table-words table-result" data-celebrated={isAbove || undefined}>
      <strong>{result}</strong>
      {stake > 0n && payout !== null && (
        <span className="figures">
          {t('studio.paid')}{' '}
          <b>{isAbove ? <CountedMoney units={payout} from={0n} /> : money(payout)}</b>
          {' · '}
          {t('studio.net')} <b data-sign={isAbove ? 'up' : undefined}>{net(payout - stake)}</b>
        </span>
      )}
    </div>
  )
}

/** The first may be a title; readers pause after it as after a sentence. */
const sentences = (first: string, second: string): string =>
  `${first}${/[.。।။]$/.test(first) ? '' : '.'} ${second}`

type Said = { play: TablePlay; game: Pick<TableGame, 'bettingMs'>; result: string | null }

/** The same for those who hear it: one sentence for each change, none for each second. */
export function useSaid({ play, game, result }: Said): string {
  const { t } = useText()
  const { money } = useMoney()
  const { phase } = play.table.round ?? {}
  if (phase === 'settled' && result !== null) {
    const { stake, payout } = play.money
    if (stake === 0n || payout === null) return result
    return sentences(result, t('table.said_money', { stake: money(stake), paid: money(payout) }))
  }
  if (phase === 'void') return sentences(t('table.void'), t('table.void_text'))
  if (phase !== 'betting') return phase ? t('table.bets_closed') : ''
  if (!play.isOpen) return t('table.bets_closed')
  if (play.placedTotal > 0n) return t('table.placed', { amount: money(play.placedTotal) })
  return t('table.said_open', { seconds: game.bettingMs / SECOND_MS })
}
