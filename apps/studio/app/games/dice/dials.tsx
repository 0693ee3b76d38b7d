import { paysOf, winsOf, type DiceChoice } from '../../../src/games/dice/rules.ts'
import { useText } from '../../lib/text.tsx'
import { hundredthsText } from '../quick/figures.ts'
import { NumberField } from '../quick/number-field.tsx'
import { stepPays, TARGET_STEP, withPays, withTarget, withWins } from './choice.ts'

type Props = {
  choice: DiceChoice
  onChange: (choice: DiceChoice) => void
  isDisabled: boolean
}

/** One bet, said in three ways: what it pays, its target, its chance. Each can be typed. */
export function DiceDials({ choice, onChange, isDisabled }: Props) {
  const { t } = useText()
  return (
    <div className="dice-dials">
      <NumberField
        label={t('quick.pays')}
        text={hundredthsText(paysOf(choice))}
        unit="×"
        isDisabled={isDisabled}
        onSet={(pays) => onChange(withPays(choice, pays))}
        onStep={(way) => onChange(stepPays(choice, way))}
      />
      <NumberField
        label={choice.side === 'under' ? t('dice.roll_under') : t('dice.roll_over')}
        text={hundredthsText(choice.target)}
        isDisabled={isDisabled}
        onSet={(target) => onChange(withTarget(choice, target))}
        onStep={(way) => onChange(withTarget(choice, choice.target + way * TARGET_STEP))}
      />
      <NumberField
        label={t('quick.chance')}
        text={hundredthsText(winsOf(choice))}
        unit={'\u00a0%'}
        isDisabled={isDisabled}
        onSet={(chance) => onChange(withWins(choice.side, chance))}
        onStep={(way) => onChange(withWins(choice.side, winsOf(choice) + way * TARGET_STEP))}
      />
    </div>
  )
}
