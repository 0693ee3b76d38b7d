import type { LineSkin } from '../../../src/games/line-skins.ts'
import { WinLine } from '../../chrome/win-line.tsx'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { LineView } from './machine.ts'
import { amountOf } from './tellings.ts'
import type { Show } from './use-show.ts'
import type { Wins } from './use-wins.ts'
import { alikeWord, freeWords, placeWords, sumWords } from './words.ts'

type Props = {
  solo: Solo<LineView>
  show: Show
  skin: LineSkin
  wins: Wins
}

/** Below the reels: what pays, one after another, and what the spin brought. */
export function WinWords({ solo, show, skin, wins: { all, told } }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { round, phase } = solo
  if (!round || !show.isLanded) {
    return <Plain>{phase === 'idle' ? t('slot.ready') : t('slot.spinning')}</Plain>
  }
  const { view, stake } = round
  const isFreeOver = view.spins.length > 1 && (show.beat === null || show.beat.is === 'summary')
  if (isFreeOver) {
    return (
      <WinLine stake={stake} payout={round.payout}>
        {t('reels.all_part', { count: view.spins.length - 1 })}
      </WinLine>
    )
  }
  const spin = view.spins[show.at]
  if (show.beat?.is === 'scatter' || show.beat?.is === 'enter') {
    return <Plain>{freeWords({ t, skin }, view, show.at)}</Plain>
  }
  if (all.length === 0 || !spin) return <Plain>{t('reels.no_win')}</Plain>
  const telling = told === null ? undefined : all[told]
  const say = { t, skin, money }
  return (
    <WinLine
      key={`${round.round_id} ${show.at}`}
      stake={stake}
      payout={amountOf(stake, view, spin.pays)}
    >
      {telling ? (
        <>
          {placeWords(say, telling)} · <em>{alikeWord(say, telling.name, telling.count)}</em>
          {' · '}
          <span className="nowrap">{sumWords(say, view, stake, telling)}</span>
        </>
      ) : (
        t('reels.wins_count', { count: all.length })
      )}
    </WinLine>
  )
}

function Plain({ children }: { children: string }) {
  return (
    <WinLine stake={0n} payout={null}>
      {children}
    </WinLine>
  )
}
