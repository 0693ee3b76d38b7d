import './top-bar.css'
import type { PrintedReturn } from '../../src/game/game.ts'
import { useSeat } from '../lib/seat.ts'
import { changeSettings, useSettings } from '../lib/settings.ts'
import { useText } from '../lib/text.tsx'
import { canFillScreen, fillScreen } from './full-screen.ts'
import { Glyph, type GlyphName } from './glyph.tsx'
import { returnText } from './session-figures.ts'
import { useSheet, type SheetTab } from './sheet-tab.ts'
import { useLeave } from './use-leave.ts'

type Props = {
  returns: readonly PrintedReturn[]
  /** The hash that was promised, shortened; null for games that show it elsewhere. */
  hash: string | null
  /** A word or two below the name: "3 reels · 5 lines". */
  line: string | null
  /** The address of a small square picture of the game. */
  picture: string | null
}

const SHOWN = 4
const shortHash = (hash: string): string => `${hash.slice(0, SHOWN)}…${hash.slice(-SHOWN)}`

/** Back, which game, what it returns, how to check it; then rules, history, sound, full screen. */
export function TopBar({ returns, hash, line, picture }: Props) {
  const { t } = useText()
  const { state, replay } = useSeat()
  const { open } = useSheet()
  const fairness = t(state.is_shared ? 'studio.chain_open' : 'studio.fairness_open')
  return (
    <header className="bar">
      {!replay && <BackButton />}
      {picture !== null && <img className="bar-picture" src={picture} alt="" />}
      <div className="bar-name">
        <h1>{state.name}</h1>
        {line !== null && <small>{line}</small>}
      </div>
      <span
        className="pill figures"
        data-range={returnText(returns).includes('–') || undefined}
        title={t('studio.return_title')}
      >
        <abbr>{t('studio.return')}</abbr> <b>{returnText(returns)} %</b>
      </span>
      {hash !== null && !replay && (
        <button
          type="button"
          className="pill pill-fair figures"
          aria-label={`${shortHash(hash)}: ${fairness}`}
          onClick={() => open('fairness')}
        >
          <Glyph name="shield" />
          <span>{shortHash(hash)}</span>
        </button>
      )}
      <span className="bar-gap" />
      <SheetButton tab="rules" glyph="info" label={t('studio.rules')} />
      {!replay && <SheetButton tab="history" glyph="history" label={t('studio.history')} isWide />}
      <SoundButton />
      <FullScreenButton />
    </header>
  )
}

function BackButton() {
  const { t } = useText()
  const leave = useLeave()
  return (
    <button type="button" className="bar-back" onClick={leave} aria-label={t('studio.lobby_back')}>
      <Glyph name="chevron-left" />
      <span>{t('studio.lobby')}</span>
    </button>
  )
}

type SheetButtonProps = { tab: SheetTab; glyph: GlyphName; label: string; isWide?: boolean }

function SheetButton({ tab, glyph, label, isWide = false }: SheetButtonProps) {
  const { open } = useSheet()
  return (
    <button
      type="button"
      className={isWide ? 'bar-button bar-wide' : 'bar-button'}
      aria-label={label}
      title={label}
      onClick={() => open(tab)}
    >
      <Glyph name={glyph} />
    </button>
  )
}

function SoundButton() {
  const { t } = useText()
  const { hasSound } = useSettings()
  return (
    <button
      type="button"
      className="bar-button"
      aria-label={t('studio.sound')}
      aria-pressed={hasSound}
      title={t('studio.sound')}
      onClick={() => changeSettings({ hasSound: !hasSound })}
    >
      <Glyph name={hasSound ? 'sound' : 'sound-off'} />
    </button>
  )
}

function FullScreenButton() {
  const { t } = useText()
  if (!canFillScreen()) return null
  return (
    <button
      type="button"
      className="bar-button bar-wide"
      aria-label={t('studio.full_screen')}
      title={t('studio.full_screen')}
      onClick={fillScreen}
    >
      <Glyph name="full-screen" />
    </button>
  )
}
