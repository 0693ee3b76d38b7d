import type { LineSkin } from '../../../src/games/line-skins.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { LineView } from './machine.ts'
import { freeSpinAt } from './show.ts'
import type { Show } from './use-show.ts'
import { freeSpinWords, roundWords } from './words.ts'

/** What readers hear: each free spin as it lands, and the whole round at its end. */
export function useSaid(solo: Solo<LineView>, show: Show, skin: LineSkin): string {
  const { t } = useText()
  const { money } = useMoney()
  const { round, phase } = solo
  if (!round) return ''
  const { view, stake } = round
  const say = { t, skin, money }
  if (phase === 'idle') return roundWords(say, view, stake, round.payout ?? 0n)
  if (!show.isFree || !show.isLanded || show.at === 0) return ''
  const { count } = freeSpinAt(view, show.at, true)
  return freeSpinWords(say, view, stake, show.at, count)
}
