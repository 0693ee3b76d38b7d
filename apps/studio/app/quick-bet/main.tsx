import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@oriel/ui/tokens.css'
import '@oriel/ui/fonts/generated/fonts.en_US.css'
import '../chrome/chrome.css'
import { StateData } from '../../src/player/wire.ts'
import { sport } from '../../src/sport/rules.ts'
import { Opening } from '../chrome/opening.tsx'
import type { Trouble } from '../chrome/opening-words.ts'
import { call } from '../lib/call.ts'
import { rememberLobby } from '../lib/lobby.ts'
import { SeatContext } from '../lib/seat.ts'
import { markStill } from '../lib/settings.ts'
import { loadText, TextContext } from '../lib/text.tsx'
import { enter } from '../lib/token.ts'
import { QuickBet } from './quick-bet.tsx'

const root = document.getElementById('quick-bet')
if (!root) throw new Error('the page has no place for a bet')
const page = createRoot(root)
markStill()

const fail = (trouble: Trouble) =>
  page.render(<Opening trouble={trouble} onRetry={() => void start()} />)

/** As a game: an address opens it once, and a reload goes on. */
async function start(): Promise<void> {
  page.render(<Opening trouble={null} onRetry={() => void start()} />)
  const token = await enter()
  if (token === null) return fail(location.hash === '' ? 'spent' : 'unreachable')
  const answer = await call('/player/state', token, {}, StateData)
  if (!answer.ok) return fail(answer.reason === 'unreachable' ? 'unreachable' : 'spent')
  const state = answer.data
  if (state.game !== sport.code) return fail('spent')
  rememberLobby(state.lobby_url)
  try {
    const text = await loadText(state.locale, state.game)
    document.title = `${text.t('sportsbook.quick')} · Oriel Studio`
    page.render(
      <StrictMode>
        <TextContext value={text}>
          <SeatContext value={{ token, state, replay: null }}>
            <QuickBet wanted={new URLSearchParams(location.search).get('fixture')} />
          </SeatContext>
        </TextContext>
      </StrictMode>,
    )
  } catch {
    fail('unreachable')
  }
}
void start()
