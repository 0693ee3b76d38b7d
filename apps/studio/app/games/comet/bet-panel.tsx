import { useRef } from 'react'
import { ActionButton } from '../../chrome/play-button.tsx'
import { StakeStepper } from '../../chrome/stake-stepper.tsx'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { timesText } from '../quick/figures.ts'
import { AutoField } from './auto-field.tsx'
import './bet-panel.css'
import { levelAt, paidAt, type CometRound } from './level.ts'
import type { PlaceState } from './place.ts'
import { useFrame } from '../../lib/use-frame.ts'
import type { BetPlace } from './use-place.ts'

const UNKNOWN = '…'

type Props = { at: BetPlace; round: CometRound | null; isCutOff: boolean; hasKey: boolean }

/** One bet from its stake to its end. The big button is one and the same from first to last. */
export function BetPanel({ at, round, isCutOff, hasKey }: Props) {
  const { t } = useText()
  const { place, state, bet, result, stake, auto } = at
  const isLocked = state.is !== 'open'
  const shownStake = isLocked && bet && !result ? { ...stake, value: bet.stake } : stake
  const locked = isLocked ? { level: bet && !result ? bet.auto : auto.chosen } : null
  return (
    <fieldset
      className="panel bet"
      aria-label={t('comet.bet_of', { place })}
      data-place={place}
      data-state={state.is}
      data-result={result?.is}
    >
      <header className="bet-head">
        <h2>{t('comet.bet_of', { place })}</h2>
        <Tag at={at} />
      </header>
      <StakeStepper stake={shownStake} isDisabled={isLocked} />
      <AutoField auto={auto} locked={locked} />
      <BigButton at={at} round={round} isCutOff={isCutOff} hasKey={hasKey} />
    </fieldset>
  )
}

/** Where the bet stands, in words. A payout not above the stake is told as plainly as a loss. */
function Tag({ at: { state, result, isLate } }: { at: BetPlace }) {
  const { t } = useText()
  const { money } = useMoney()
  if (isLate)
    return (
      <span className="bet-tag" data-tone="down">
        {t('comet.tag_late')}
      </span>
    )
  if (result?.is === 'out') {
    const words = t('comet.tag_out', {
      level: timesText(result.level),
      amount: money(result.payout),
    })
    return (
      <span className="bet-tag" data-tone={isCelebrated(result) ? 'up' : 'plain'}>
        {words}
      </span>
    )
  }
  if (result?.is === 'lost') {
    return (
      <span className="bet-tag" data-tone="down">
        {t('comet.tag_lost', { amount: money(result.stake) })}
      </span>
    )
  }
  return (
    <span className="bet-tag" data-tone={TONES[state.is]}>
      {t(TAGS[state.is])}
    </span>
  )
}

const TAGS = {
  open: 'comet.tag_open',
  next: 'comet.tag_next',
  asking: 'comet.tag_asking',
  checking: 'comet.tag_checking',
  placed: 'comet.tag_placed',
  flying: 'comet.in_flight',
  leaving: 'comet.tag_leaving',
  settling: 'comet.settling',
} as const satisfies Record<PlaceState['is'], string>

const TONES: Readonly<Record<PlaceState['is'], 'plain' | 'gold' | 'up'>> = {
  open: 'plain',
  next: 'gold',
  asking: 'gold',
  checking: 'gold',
  placed: 'gold',
  flying: 'up',
  leaving: 'up',
  settling: 'plain',
}

function BigButton({ at, round, isCutOff, hasKey }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { state, bet, stake, wantBet, takeBack, cashOut } = at
  const amount = money(bet && !at.result ? bet.stake : stake.value)
  // By hand, the studio says at which level; by itself, it is the one that was chosen.
  const leftAt = at.hasPassed && bet?.auto ? timesText(bet.auto) : UNKNOWN
  switch (state.is) {
    case 'open':
      return (
        <ActionButton
          label={state.isForNext ? t('comet.bet_next') : t('comet.bet_now')}
          onPress={wantBet}
          hasKey={hasKey}
        >
          {amount}
        </ActionButton>
      )
    case 'next':
      return (
        <ActionButton label={t('comet.take_back')} tone="plain" onPress={takeBack} hasKey={hasKey}>
          {amount}
        </ActionButton>
      )
    case 'flying':
      return (
        <ActionButton label={t('comet.cash_out')} tone="green" onPress={cashOut} hasKey={hasKey}>
          <Worth stake={bet?.stake ?? 0n} round={round} isCutOff={isCutOff} />
        </ActionButton>
      )
    case 'asking':
    case 'checking':
    case 'placed':
    case 'leaving':
    case 'settling':
      return (
        <ActionButton label={t(WAITS[state.is])} onPress={() => {}} isDisabled hasKey={false}>
          {state.is === 'leaving' ? leftAt : amount}
        </ActionButton>
      )
  }
}

const WAITS = {
  asking: 'comet.placing',
  checking: 'comet.checking',
  placed: 'comet.placed',
  leaving: 'comet.leaving',
  settling: 'comet.settling',
} as const

/** What cashing out would pay at the level on screen. The studio decides which level it is. */
function Worth({
  stake,
  round,
  isCutOff,
}: {
  stake: bigint
  round: CometRound | null
  isCutOff: boolean
}) {
  const { money } = useMoney()
  const element = useRef<HTMLSpanElement>(null)
  const written = useRef<number | null>(null)
  useFrame((now) => {
    const level = isCutOff ? null : levelAt(round, now)
    if (!element.current || written.current === level) return
    written.current = level
    element.current.textContent = level === null ? UNKNOWN : money(paidAt(stake, level))
  })
  return <span ref={element} />
}
