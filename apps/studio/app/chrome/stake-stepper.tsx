import type { KeyboardEvent } from 'react'
import './stake-stepper.css'
import { playSound } from '../lib/sound.ts'
import { useText } from '../lib/text.tsx'
import { useMoney } from '../lib/use-money.ts'
import { Glyph } from './glyph.tsx'
import { double, half, least, lower, most, raise, type Ladder } from './stake.ts'
import type { Stake } from './use-stake.ts'

type Props = { stake: Stake; isDisabled?: boolean }
type Change = (ladder: Ladder, value: bigint) => bigint

const KEYS: Readonly<Record<string, Change>> = {
  ArrowUp: raise,
  ArrowRight: raise,
  ArrowDown: lower,
  ArrowLeft: lower,
  PageUp: double,
  PageDown: half,
  Home: least,
  End: most,
}

/** Less, how much, more. Arrows, Home and End work on the amount itself. */
export function StakeStepper({ stake, isDisabled = false }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { value, ladder, set } = stake
  const change = (how: Change) => {
    if (isDisabled) return
    playSound('tick')
    set(how(ladder, value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const how = KEYS[event.key]
    if (!how) return
    event.preventDefault()
    change(how)
  }
  return (
    <div className="stepper" data-off={isDisabled || undefined}>
      <button
        type="button"
        className="stepper-key"
        aria-label={t('studio.stake_lower')}
        disabled={isDisabled || value <= least(ladder)}
        onClick={() => change(lower)}
      >
        <Glyph name="minus" />
      </button>
      <div
        className="stepper-value"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing is typed into it
        role="spinbutton"
        tabIndex={0}
        aria-label={t('studio.stake')}
        aria-valuenow={Number(value)}
        aria-valuemin={Number(least(ladder))}
        aria-valuemax={Number(most(ladder))}
        aria-valuetext={money(value)}
        aria-disabled={isDisabled}
        onKeyDown={onKeyDown}
      >
        <span>{t('studio.stake')}</span>
        <b className="figures">{money(value)}</b>
      </div>
      <button
        type="button"
        className="stepper-key"
        aria-label={t('studio.stake_raise')}
        disabled={isDisabled || value >= most(ladder)}
        onClick={() => change(raise)}
      >
        <Glyph name="plus" />
      </button>
    </div>
  )
}

/** Half, twice, least and most in a row: below the stepper where there is room. */
export function StakeKeys({ stake, isDisabled = false }: Props) {
  const { t } = useText()
  const keys: readonly (readonly [Change, string, string])[] = [
    [half, '½', t('studio.stake_half')],
    [double, '2×', t('studio.stake_double')],
    [least, t('studio.stake_min'), t('studio.stake_least')],
    [most, t('studio.stake_max'), t('studio.stake_most')],
  ]
  return (
    <div className="stake-keys">
      {keys.map(([how, word, label]) => (
        <button
          key={label}
          type="button"
          aria-label={`${word}: ${label}`}
          disabled={isDisabled || how(stake.ladder, stake.value) === stake.value}
          onClick={() => {
            playSound('tick')
            stake.set(how(stake.ladder, stake.value))
          }}
        >
          {word}
        </button>
      ))}
    </div>
  )
}
