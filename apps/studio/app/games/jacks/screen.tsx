import { useState } from 'react'
import { jacks, type JacksView } from '../../../src/games/jacks/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { WinLine } from '../../chrome/win-line.tsx'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { usePictures } from '../../lib/use-pictures.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { CARD_PICTURES } from '../quick/card-pictures.ts'
import { marksOf } from '../quick/marks.ts'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useKept } from '../quick/use-kept.ts'
import { useResumed } from '../quick/use-resumed.ts'
import { useTold } from '../quick/use-told.ts'
import { pictures } from './jacks.art.ts'
import { dealMs } from './moments.ts'
import { JacksPanel } from './panel.tsx'
import { JacksPays } from './pays.tsx'
import { JacksRules } from './rules.tsx'
import { JacksTable } from './table.tsx'
import { useHint } from './use-hint.ts'
import { useHold } from './use-hold.ts'
import { saidWords, standingWords } from './words.ts'
import './screen.css'

/** Five cards, any of them kept, the others drawn again, once. */
export default function JacksScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const solo = useSolo<JacksView>()
  const stake = useStake(jacks.stakeStep)
  const { round, phase } = solo
  const { isLanded } = useTold(solo, dealMs(round?.view ?? null), 'reveal')
  // What is asked for leaves the table as it is, until its cards lie.
  const kept = useKept(round, isLanded || phase === 'asking')
  const isOpen = phase === 'open' && !replay
  const isPlayed = round !== null && (!round.is_over || phase === 'showing')
  const { hold, toggle } = useHold(round?.round_id ?? '', isOpen)
  const [isHinted, setHinted] = useState(false)
  const isAsked = isHinted && isOpen && round !== null
  const best = useHint(isAsked ? { id: round.round_id, dealt: round.view.dealt } : null)
  const isResumed = useResumed(round)
  usePictures(CARD_PICTURES)
  const isSaid = kept !== null && (phase === 'open' || phase === 'idle')
  const first = phase === 'idle' ? t('jacks.ready') : t('quick.dealing')
  const line = kept ? standingWords({ t }, kept.view) : first
  return (
    <GameFrame
      {...printed(jacks)}
      betName={() => t('jacks.bet_best')}
      solo={solo}
      line={t('jacks.line')}
      picture={pictures['jacks-sign']}
      rules={<JacksRules />}
      said={isSaid ? saidWords({ t, money }, kept.view, kept.payout) : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="jacks"
        marks={marksOf(solo, isLanded)}
        panel={
          <JacksPanel
            solo={solo}
            stake={stake}
            isPlayed={isPlayed}
            isHinted={isHinted}
            best={best}
            onHint={setHinted}
            onDeal={() => solo.play(stake.value, {})}
            onDraw={() => solo.step({ hold })}
          />
        }
        side={
          <JacksPays
            stake={isPlayed ? round.stake : stake.value}
            hand={kept?.view.name ?? null}
            isPaid={kept?.is_over ?? false}
          />
        }
      >
        <JacksTable
          view={round?.view ?? null}
          roundId={round?.round_id ?? ''}
          hold={hold}
          best={best?.hold ?? null}
          isOpen={isOpen}
          onToggle={toggle}
        />
        <WinLine stake={kept?.stake ?? 0n} payout={kept?.is_over ? kept.payout : null}>
          {isResumed ? t('quick.resumed') : line}
        </WinLine>
      </QuickStage>
    </GameFrame>
  )
}
