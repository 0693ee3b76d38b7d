import { StakeKeys, StakeStepper } from '../../chrome/stake-stepper.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'

type Props = {
  stake: Stake
  isDisabled: boolean
  /** Where a phone needs the room for the game itself, the short ways stay away. */
  isShort?: boolean
}

/** The stake and its short ways; nothing of it where a round of the past is watched. */
export function StakePanel({ stake, isDisabled, isShort = false }: Props) {
  const { replay } = useSeat()
  if (replay) return null
  return (
    <>
      <StakeStepper stake={stake} isDisabled={isDisabled} />
      <div className={isShort ? 'quick-wide' : undefined}>
        <StakeKeys stake={stake} isDisabled={isDisabled} />
      </div>
    </>
  )
}
