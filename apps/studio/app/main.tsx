import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@oriel/ui/tokens.css'
import '@oriel/ui/fonts/generated/fonts.en_US.css'
import './chrome/chrome.css'
import { boot } from './boot.ts'
import { bootReplay } from './boot-replay.ts'
import { Booted } from './booted.tsx'
import { markStill } from './lib/settings.ts'

const root = document.getElementById('game')
if (!root) throw new Error('the page has no place for a game')
const game = createRoot(root)
const replayed = /^\/replay\/([0-9a-f-]+)$/.exec(location.pathname)?.[1]
markStill()

async function start(): Promise<void> {
  game.render(<Booted result={null} onRetry={() => void start()} />)
  const result = await (replayed ? bootReplay(replayed) : boot())
  game.render(
    <StrictMode>
      <Booted result={result} onRetry={() => void start()} />
    </StrictMode>,
  )
}
void start()
