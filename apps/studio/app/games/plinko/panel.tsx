import { plinko, type PlinkoChoice } from '../../../src/games/plinko/rules.ts'
import { RISKS, ROWS, slotsOf, type Risk } from '../../../src/games/plinko/tables.ts'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { Facts } from '../quick/facts.tsx'
import { PlayOnce } from '../quick/play-once.tsx'
import { Segments } from '../quick/segments.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'
import { aboveStake, oneIn, paysText } from './odds.ts'

type Props = {
  solo: Solo<unknown>
  stake: Stake
  choice: PlinkoChoice
  onChange: (choice: PlinkoChoice) => void
  onDrop: () => void
}

export function PlinkoPanel({ solo, stake, choice, onChange, onDrop }: Props) {
  const { t } = useText()
  const { replay } = useSeat()
  const isBusy = solo.phase !== 'idle'
  const isFixed = isBusy || replay !== null
  const risks: Readonly<Record<Risk, string>> = {
    low: t('plinko.low'),
    medium: t('plinko.medium'),
    high: t('plinko.high'),
  }
  return (
    <>
      <StakePanel stake={stake} isDisabled={isBusy} isShort />
      <div className="plinko-choice">
        <Segments
          label={t('plinko.rows')}
          value={choice.rows}
          options={ROWS.map((rows) => [rows, t('plinko.rows_of', { count: rows })])}
          isDisabled={isFixed}
          onChange={(rows) => onChange({ ...choice, rows })}
        />
        <Segments
          label={t('plinko.risk')}
          value={choice.risk}
          options={RISKS.map((risk) => [risk, risks[risk]])}
          isDisabled={isFixed}
          onChange={(risk) => onChange({ ...choice, risk })}
        />
      </div>
      <div className="quick-wide">
        <PlinkoFacts choice={choice} />
      </div>
      <PlayOnce solo={solo} stake={stake} label={t('plinko.drop')} onPlay={onDrop} />
    </>
  )
}

function PlinkoFacts({ choice: { rows, risk } }: { choice: PlinkoChoice }) {
  const { t } = useText()
  const top = paysText(slotsOf(rows, risk)[0] ?? 0)
  const percent = plinko.returns.find(({ bet }) => bet === `${rows}:${risk}`)?.percent ?? ''
  return (
    <Facts
      facts={[
        [t('plinko.top'), t('plinko.top_of', { times: top, count: oneIn(rows) })],
        [t('plinko.above'), `${aboveStake(rows, risk)} %`],
        [t('studio.return_title'), `${percent} %`],
      ]}
    />
  )
}
