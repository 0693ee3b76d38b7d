import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useOverlay } from '../../platform/overlay.ts'
import { isIconShown } from './roulette-store.ts'
import { useRoulette, useRouletteStart } from './use-roulette.ts'
import './roulette-float.css'

/** S2.086: starts the wheel for whoever is signed in, and floats while there is one to spin. */
export default function RouletteFloat() {
  const { t } = useText()
  const open = useOverlay()
  useRouletteStart()
  const state = useRoulette()
  if (!isIconShown(state, false)) return null
  const count = state.info?.remaining_draws ?? 0
  return (
    <button type="button" className="roulette-float" onClick={() => open('roulette', {})}>
      <Icon name="wheel" className="size-8" />
      <span className="roulette-float-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{t('roulette.open', { count })}</span>
    </button>
  )
}
