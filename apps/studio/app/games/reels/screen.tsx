import { GameFrame } from '../../chrome/frame.tsx'
import { PlayFooter } from '../../chrome/play-footer.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useSolo } from '../../lib/use-solo.ts'
import { FreeFooter } from './free-footer.tsx'
import { waysOf, type LineView, type Machine } from './machine.ts'
import { pictures } from './reels.art.ts'
import { ReelRules } from './rules.tsx'
import { skinOf } from './skins.ts'
import { ReelsStage } from './stage.tsx'
import { useReels } from './use-reels.ts'
import { useSaid } from './use-said.ts'
import { useShow } from './use-show.ts'
import { useWins } from './use-wins.ts'

/** Five reels of three rows, by lines or by ways, in the dress of its title. */
export function ReelsScreen({ machine }: { machine: Machine }) {
  const { t } = useText()
  const skin = skinOf(useSeat().state.title)
  const solo = useSolo<LineView>()
  const stake = useStake(machine.game.stakeStep)
  const screen = useReels(machine, skin)
  const show = useShow(solo, screen.reels)
  const wins = useWins(solo, show, screen.reels)
  const said = useSaid(solo, show, skin)
  const line = machine.lines
    ? t('reels.lines_line', { lines: machine.lines.length })
    : t('reels.ways_line', { ways: waysOf(machine) })
  return (
    <GameFrame
      {...printed(machine.game)}
      solo={solo}
      line={line}
      picture={pictures[`${skin.set}-${skin.mark}`]}
      rules={<ReelRules machine={machine} skin={skin} stake={stake.value} />}
      said={said}
      footer={
        show.isFree && solo.round ? (
          <FreeFooter solo={solo} view={solo.round.view} show={show} />
        ) : (
          <PlayFooter
            solo={solo}
            stake={stake}
            label={t('slot.spin')}
            isDisabled={!screen.isReady}
            onPlay={() => solo.play(stake.value, {})}
          />
        )
      }
    >
      <ReelsStage machine={machine} solo={solo} show={show} screen={screen} wins={wins} />
    </GameFrame>
  )
}
