import { useState } from 'react'
import { Button } from '../../src/form/button.tsx'
import { Carousel } from '../../src/picture/carousel.tsx'
import { Countdown } from '../../src/feedback/countdown.tsx'
import { GameTile } from '../../src/card/game-tile.tsx'
import { GoToTop } from '../../src/navigation/go-to-top.tsx'
import { LoadMore } from '../../src/navigation/load-more.tsx'
import { NavItem } from '../../src/navigation/nav-item.tsx'
import { Odometer } from '../../src/feedback/odometer.tsx'
import { plainLink, type RenderLink } from '../../src/navigation/render-link.tsx'
import { ScrollArea } from '../../src/layout/scroll-area.tsx'
import { carouselLabels, slides, tileLabels } from '../samples.tsx'
import type { Scenes } from './scene.tsx'

/** What moves, counts and is walked through. */
export const sights: Scenes = {
  countdown: () => <SampleCountdown />,
  carousel: () => <Carousel slides={slides} labels={carouselLabels} />,
  still: () => <Carousel slides={slides} labels={carouselLabels} still />,
  nav: () => <NavItem icon="home" label="Home" link={plainLink('#')} isCollapsed />,
  odometer: () => <SampleOdometer />,
  top: () => (
    <div className="tall">
      <GoToTop label="Back to top" />
    </div>
  ),
  area: () => (
    <ScrollArea className="low" aria-label="Long">
      <div className="tall">Long</div>
    </ScrollArea>
  ),
  tile: () => <SampleTile />,
  more: () => <SampleMore />,
}

function SampleCountdown() {
  const [ended, setEnded] = useState(false)
  const [end] = useState(() => () => setEnded(true))
  return (
    <>
      <Countdown endsAt={100_000} serverNow={96_500} label="Ends in" onEnd={end} />
      <output>{ended ? 'over' : 'running'}</output>
    </>
  )
}

function SampleOdometer() {
  const [digits, setDigits] = useState('128')
  return (
    <>
      <Odometer zeros="0" digits={digits} decimals="50" symbol="$" label={`$${digits}.50`} />
      <Button onClick={() => setDigits('139')}>Grow</Button>
    </>
  )
}

const noting =
  (note: () => void): RenderLink =>
  ({ children, ...parts }) => (
    <a href="#play" onClick={note} {...parts}>
      {children}
    </a>
  )

function SampleTile() {
  const [log, setLog] = useState<readonly string[]>([])
  const note = (word: string) => () => setLog((lines) => [...lines, word])
  return (
    <>
      <div className="narrow">
        <GameTile
          title="Jade Ascent"
          provider="Oriel Studio"
          picture="/art/game/1"
          link={noting(note('play'))}
          labels={tileLabels}
          isFavourite={log.includes('heart')}
          onFavourite={note('heart')}
          onDemo={note('demo')}
        />
      </div>
      <output>{log.join(' ')}</output>
    </>
  )
}

function SampleMore() {
  const [count, setCount] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const load = (): void => {
    setCount(count + 1)
    setBusy(true)
  }
  return (
    <>
      <LoadMore label="Load more" busyLabel="Loading" isBusy={isBusy} onMore={load} />
      <output>{count}</output>
    </>
  )
}
