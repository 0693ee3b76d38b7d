import { hiLo, type HiLoView } from '../../../src/games/hi-lo/rules.ts'
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
import { CARD_MS } from '../quick/playing-card.tsx'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useKept } from '../quick/use-kept.ts'
import { useResumed } from '../quick/use-resumed.ts'
import { useTold } from '../quick/use-told.ts'
import { pictures } from './hi-lo.art.ts'
import { HiLoPanel } from './panel.tsx'
import { HiLoRules } from './rules.tsx'
import { HiLoTable } from './table.tsx'
import { Trail } from './trail.tsx'
import { saidWords, standingWords } from './words.ts'
import './screen.css'

/** Will the next card be higher or lower? Leave whenever you like. */
export default function HiLoScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const solo = useSolo<HiLoView>()
  const stake = useStake(hiLo.stakeStep)
  const { round, phase } = solo
  const { isLanded } = useTold(solo, CARD_MS, 'reveal')
  // A step that is asked for leaves the table as it is.
  const kept = useKept(round, isLanded || phase === 'asking')
  const isPlayed = round !== null && (!round.is_over || phase === 'showing')
  const isResumed = useResumed(round)
  usePictures(CARD_PICTURES)
  const betNames: Readonly<Record<string, string>> = {
    least: t('hi-lo.bet_least'),
    most: t('hi-lo.bet_most'),
    likelier: t('hi-lo.bet_likelier'),
    rarer: t('hi-lo.bet_rarer'),
    ten: t('hi-lo.bet_ten'),
  }
  const first = phase === 'idle' ? t('hi-lo.ready') : t('quick.dealing')
  const line = kept ? standingWords({ t }, kept) : first
  const isSaid = kept !== null && (phase === 'open' || phase === 'idle')
  return (
    <GameFrame
      {...printed(hiLo)}
      betName={(bet) => betNames[bet] ?? bet}
      solo={solo}
      line={t('hi-lo.line')}
      picture={pictures['hi-lo-sign']}
      rules={<HiLoRules />}
      said={isSaid ? saidWords({ t, money }, kept) : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="hi-lo"
        marks={marksOf(solo, isLanded)}
        panel={
          <HiLoPanel
            solo={solo}
            stake={stake}
            kept={kept}
            isPlayed={isPlayed}
            onStart={() => solo.play(stake.value, {})}
            onStep={solo.step}
          />
        }
      >
        <HiLoTable
          now={round?.view ?? null}
          kept={kept?.view ?? null}
          stake={round?.stake ?? stake.value}
          isOpen={phase === 'open' && !replay}
          onGuess={(side) => solo.step({ guess: side })}
          roundId={round?.round_id ?? ''}
        />
        <WinLine stake={kept?.stake ?? 0n} payout={kept?.is_over ? kept.payout : null}>
          {isResumed ? t('quick.resumed') : line}
        </WinLine>
        <Trail view={kept?.view ?? null} />
      </QuickStage>
    </GameFrame>
  )
}
