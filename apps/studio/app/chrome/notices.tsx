import type { MessageId } from '@oriel/i18n/message-id'
import { useEffect, useRef } from 'react'
import type { PlayerReason } from '../../src/player/wire.ts'
import { useText } from '../lib/text.tsx'
import { Glyph } from './glyph.tsx'
import './notices.css'
import { useLeave } from './use-leave.ts'

/** A refusal that says only "not now" goes by itself. */
const PASSING: ReadonlySet<PlayerReason> = new Set([
  'too_soon',
  'round_over',
  'other_step',
  'bets_closed',
])
const PASSES_AFTER_MS = 4_000
/** What only the lobby can change. */
const NEEDS_LOBBY: ReadonlySet<PlayerReason> = new Set([
  'insufficient_funds',
  'house_refused',
  'player_blocked',
  'limit_exceeded',
  'title_blocked',
])

type Waiting = { isCutOff: boolean; isPaying: boolean }

/** What mends itself: a broken line, or a payout on its way. The stage stays as it is. */
export function WaitingNotice({ isCutOff, isPaying }: Waiting) {
  const { t } = useText()
  return (
    <output className="notices">
      {(isCutOff || isPaying) && (
        <span className="notice notice-wait">
          <i className="notice-wheel" />
          {isCutOff ? t('studio.cut_off') : t('studio.paying')}
        </span>
      )}
    </output>
  )
}

type Refused = { reason: PlayerReason | null; onForget: () => void }

/** Why a wish was not taken, and what can be done about it. */
export function RefusalNotice({ reason, onForget }: Refused) {
  const { t } = useText()
  const leave = useLeave()
  useEffect(() => {
    if (reason === null || !PASSING.has(reason)) return
    const timer = setTimeout(onForget, PASSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [reason, onForget])
  return (
    <div className="notices notices-low" role="alert">
      {reason !== null && reason !== 'session_over' && (
        <div className="notice">
          <Glyph name="info" />
          <p>{t(WORDS[reason] ?? 'studio.refused')}</p>
          {NEEDS_LOBBY.has(reason) && (
            <button type="button" className="button button-gold" onClick={leave}>
              {t('studio.lobby')}
            </button>
          )}
          <button
            type="button"
            className="bar-button"
            aria-label={t('studio.close')}
            onClick={onForget}
          >
            <Glyph name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

/** What is not here cannot happen to somebody who uses the page as it is. */
const WORDS: Readonly<Partial<Record<PlayerReason, MessageId>>> = {
  insufficient_funds: 'studio.refused_funds',
  too_soon: 'studio.refused_soon',
  stake_not_allowed: 'studio.refused_stake',
  round_open: 'studio.refused_open',
  round_over: 'studio.refused_over',
  bets_closed: 'studio.refused_closed',
  house_silent: 'studio.refused_silent',
  house_refused: 'studio.refused_house',
  player_blocked: 'studio.refused_house',
  limit_exceeded: 'studio.refused_limit',
  title_blocked: 'studio.refused_title',
}

/** The session ended elsewhere: nothing can be played here any more, and nothing closes this. */
export function SessionOver() {
  const { t } = useText()
  const leave = useLeave()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!element.current?.open) element.current?.showModal()
  }, [])
  return (
    <dialog
      ref={element}
      className="session-over"
      aria-labelledby="session-over"
      onCancel={(event) => event.preventDefault()}
    >
      <div>
        <Glyph name="lock" />
        <h2 id="session-over">{t('studio.over_title')}</h2>
        <p>{t('studio.over_text')}</p>
        <button type="button" className="button button-gold" onClick={leave}>
          {t('studio.lobby_back')}
        </button>
      </div>
    </dialog>
  )
}
