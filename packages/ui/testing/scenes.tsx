import { type ReactNode, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, IconButton } from '../src/button.tsx'
import { Carousel } from '../src/carousel.tsx'
import { ChipChoice, ChipGroup } from '../src/chip-group.tsx'
import { Confirm } from '../src/confirm.tsx'
import { Countdown } from '../src/countdown.tsx'
import { Dialog } from '../src/dialog.tsx'
import { GameTile } from '../src/game-tile.tsx'
import { GoToTop } from '../src/go-to-top.tsx'
import { LoadingOverlay } from '../src/loading-overlay.tsx'
import { LoadMore } from '../src/load-more.tsx'
import { NavItem } from '../src/nav-item.tsx'
import { Odometer } from '../src/odometer.tsx'
import { plainLink, type RenderLink } from '../src/render-link.tsx'
import { ScrollArea } from '../src/scroll-area.tsx'
import { SearchField } from '../src/search-field.tsx'
import { Select } from '../src/select.tsx'
import { Sheet } from '../src/sheet.tsx'
import { Tabs } from '../src/tabs.tsx'
import { ToastProvider, useToast } from '../src/toast.tsx'
import { Tooltip } from '../src/tooltip.tsx'
import { carouselLabels, slides, tileLabels } from './samples.tsx'

/** One small page for each component that does something; what it was told stands in `output`. */
const scenes: Readonly<Record<string, () => ReactNode>> = {
  dialog: () => (
    <WithOpen>{(isOpen, close) => <SampleDialog isOpen={isOpen} onClose={close} />}</WithOpen>
  ),
  sheet: () => (
    <WithOpen>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} onClose={close} title="Menu" closeLabel="Close" side="left">
          <button type="button">Inside</button>
        </Sheet>
      )}
    </WithOpen>
  ),
  confirm: () => (
    <WithOpen>
      {(isOpen, close) => (
        <Confirm
          isOpen={isOpen}
          title="Leave?"
          text="This cannot be undone."
          confirm="Leave"
          cancel="Stay"
          tone="danger"
          onConfirm={close}
          onCancel={close}
        />
      )}
    </WithOpen>
  ),
  tabs: () => <SampleTabs />,
  select: () => <SampleSelect />,
  chips: () => <SampleChips />,
  search: () => <SampleSearch />,
  tooltip: () => (
    <>
      <Tooltip text="Return to player">
        <IconButton icon="info" label="RTP" />
      </Tooltip>
      <button type="button">After</button>
    </>
  ),
  toast: () => (
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <SampleToasts />
    </ToastProvider>
  ),
  overlay: () => <SampleOverlay />,
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

type Part = (isOpen: boolean, close: () => void) => ReactNode

function WithOpen({ children }: { children: Part }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="tall">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <button type="button">Behind</button>
      {children(isOpen, () => setOpen(false))}
    </div>
  )
}

function SampleDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Log in"
      description="With your account."
      closeLabel="Close"
      actions={<Button>Go</Button>}
    >
      <input aria-label="Account" />
    </Dialog>
  )
}

function SampleTabs() {
  const [value, setValue] = useState('a')
  const tabs = ['a', 'b', 'c'].map((one) => ({
    value: one,
    label: `Tab ${one}`,
    panel: `Panel ${one}`,
  }))
  return (
    <>
      <Tabs label="Lists" tabs={tabs} value={value} onChange={setValue} />
      <button type="button">After</button>
    </>
  )
}

function SampleSelect() {
  const [value, setValue] = useState<'en' | 'vi'>('en')
  return (
    <Select
      label="Language"
      options={[
        { value: 'en', label: 'English' },
        { value: 'vi', label: 'Tiếng Việt' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

const OPTIONS = [
  { value: 'slot', label: 'Slots' },
  { value: 'live', label: 'Live' },
]

function SampleChips() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [one, setOne] = useState('slot')
  return (
    <>
      <ChipGroup label="Halls" options={OPTIONS} chosen={chosen} onChange={setChosen} />
      <ChipChoice label="One" name="one" options={OPTIONS} value={one} onChange={setOne} />
      <output>{[...chosen, one].join(' ')}</output>
    </>
  )
}

function SampleSearch() {
  const [value, setValue] = useState('')
  return (
    <>
      <SearchField
        label="Search games"
        clearLabel="Clear"
        value={value}
        onChange={setValue}
        shortcut="/"
      />
      <output>{value}</output>
    </>
  )
}

function SampleToasts() {
  const { show } = useToast()
  return (
    <>
      <Button onClick={() => show({ tone: 'success', text: 'Saved' })}>Save</Button>
      <Button onClick={() => show({ text: `At ${performance.now()}` })}>Other</Button>
    </>
  )
}

function SampleOverlay() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <LoadingOverlay isLoading={isLoading} label="Loading" />
      <button type="button" className="above" onClick={() => setLoading(!isLoading)}>
        Toggle
      </button>
    </>
  )
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

const name = new URLSearchParams(location.search).get('scene') ?? ''
const Scene = scenes[name]
const root = document.getElementById('root')
if (root && Scene) {
  createRoot(root).render(
    <StrictMode>
      <div data-scene={name}>
        <Scene />
      </div>
    </StrictMode>,
  )
}
