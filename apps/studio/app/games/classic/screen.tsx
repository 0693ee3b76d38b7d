import { useMemo } from 'react'
import { classic, type ClassicRow } from '../../../src/games/classic/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { PlayFooter } from '../../chrome/play-footer.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { isCelebrated } from '../../chrome/win-line.tsx'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { usePictures } from '../../lib/use-pictures.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { marksOf } from '../quick/marks.ts'
import { pictures } from './classic.art.ts'
import { PayTable, TopPays } from './pays.tsx'
import { ClassicRules } from './rules.tsx'
import { skinOf, type SkinName } from './skins.ts'
import { useSpin, type ClassicView } from './use-spin.ts'
import { useWinCycle } from './use-win-cycle.ts'
import { ClassicWindow } from './window.tsx'
import { WinWords } from './win-words.tsx'
import { roundWords } from './words.ts'
import './skins.css'
import './screen.css'

const NO_WINS: never[] = []
const NOTHING_LIT: ReadonlySet<ClassicRow> = new Set()

/** Three reels, five lines. One press, one spin. */
export default function ClassicScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { title, name } = useSeat().state
  const skin = skinOf(title)
  const solo = useSolo<ClassicView>()
  const stake = useStake(classic.stakeStep)
  const spin = useSpin(solo)
  const { round } = solo
  const isResult = round !== null && spin.isLanded && solo.phase !== 'asking'
  const wins = isResult ? (round.view.spins[0]?.wins ?? NO_WINS) : NO_WINS
  const told = useWinCycle(wins.length, spin.turn, isResult)
  const lit = wins.length === 0 ? NOTHING_LIT : new Set(wins.map(({ row }) => row))
  const isReady = usePictures(useMemo(() => reelPictures(skin), [skin]))

  const payout = round?.payout ?? 0n
  const said =
    isResult && solo.phase === 'idle'
      ? roundWords({ t, skin, money }, round.view, round.stake, payout)
      : ''
  return (
    <GameFrame
      {...printed(classic)}
      solo={solo}
      line={t('slot.classic_line')}
      picture={pictures[`${skin}-seven`]}
      rules={<ClassicRules skin={skin} />}
      said={said}
      footer={
        <PlayFooter
          solo={solo}
          stake={stake}
          label={t('slot.spin')}
          onPlay={() => solo.play(stake.value, {})}
          isDisabled={!isReady}
        />
      }
    >
      <div className="classic" data-skin={skin} {...marksOf(solo, isResult)}>
        <picture>
          <source media="(width < 900px)" srcSet={pictures[`${skin}-scene-phone`]} />
          <img className="classic-scene" src={pictures[`${skin}-scene-desktop`]} alt="" />
        </picture>
        <div className="cabinet">
          <Marquee name={name} />
          <ClassicWindow
            skin={skin}
            spin={spin}
            isReady={isReady}
            isAsking={solo.phase === 'asking'}
            wins={wins}
            told={told}
            isCelebrated={isResult && isCelebrated(round)}
          />
          <WinWords solo={solo} skin={skin} isResult={isResult} told={told} />
          <TopPays skin={skin} lit={lit} />
        </div>
        <PayTable skin={skin} lit={lit} />
      </div>
    </GameFrame>
  )
}

const BULBS = Array.from({ length: 13 }, (_, at) => at)

/** The sign over the reels. The bar says the name already, so readers do not hear it twice. */
function Marquee({ name }: { name: string }) {
  const bulbs = (
    <span className="bulbs">
      {BULBS.map((at) => (
        <i key={at} />
      ))}
    </span>
  )
  return (
    <div className="marquee" aria-hidden="true">
      {bulbs}
      <b>{name}</b>
      {bulbs}
    </div>
  )
}

/** Of one skin, at rest and in motion. */
const reelPictures = (skin: SkinName): string[] =>
  Object.entries(pictures)
    .filter(([name]) => name.startsWith(`${skin}-`) && !name.includes('scene'))
    .map(([, address]) => address)
