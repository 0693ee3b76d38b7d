import { WinLine } from '../../chrome/win-line.tsx'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { SkinName } from './skins.ts'
import type { ClassicView } from './use-spin.ts'
import { rowWord } from './words.ts'

type Props = {
  solo: Solo<ClassicView>
  skin: SkinName
  isResult: boolean
  /** Which win is told now; null for all at once. */
  told: number | null
}

/** Below the reels: what pays, line by line, and what the round brought. */
export function WinWords({ solo, skin, isResult, told }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { round } = solo
  if (!isResult || !round) {
    const words = solo.phase === 'idle' ? t('slot.ready') : t('slot.spinning')
    return (
      <WinLine stake={0n} payout={null}>
        {words}
      </WinLine>
    )
  }
  const { parts, spins } = round.view
  const wins = spins[0]?.wins ?? []
  const win = told === null ? null : wins[told]
  return (
    <WinLine stake={round.stake} payout={round.payout}>
      {wins.length === 0 && t('slot.no_win')}
      {wins.length > 1 && !win && t('slot.lines_win', { count: wins.length })}
      {win && (
        <>
          {t('slot.line_of', { line: (win.line ?? 0) + 1 })} ·{' '}
          <em>{rowWord({ t, skin }, win.row)}</em>
          {' · '}
          {t('slot.win_of', { times: win.pays, bet: money(round.stake / BigInt(parts)) })}
        </>
      )}
    </WinLine>
  )
}
