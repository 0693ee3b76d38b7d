import { useText } from '../../lib/text.tsx'
import { hundredthsText } from '../quick/figures.ts'
import { NumberField } from '../quick/number-field.tsx'
import { chanceText, offered, stepTarget, withChance } from './scale.ts'

type Props = { target: number; onChange: (target: number) => void; isDisabled: boolean }

/** In hundredths of a percent. */
const CHANCE_STEP = 100

/** One bet, said in two ways: its target and its chance. Each can be typed. */
export function LimboDials({ target, onChange, isDisabled }: Props) {
  const { t } = useText()
  const chance = Math.round(Number(chanceText(target)) * 100)
  return (
    <div className="limbo-dials">
      <NumberField
        label={t('limbo.target')}
        text={hundredthsText(target)}
        unit="×"
        isDisabled={isDisabled}
        onSet={(typed) => onChange(offered(typed))}
        onStep={(way) => onChange(stepTarget(target, way))}
      />
      <NumberField
        label={t('quick.chance')}
        text={chanceText(target)}
        unit={'\u00a0%'}
        isDisabled={isDisabled}
        onSet={(typed) => onChange(withChance(typed))}
        onStep={(way) => onChange(withChance(chance + way * CHANCE_STEP))}
      />
    </div>
  )
}
