import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@oriel/ui/tokens.css'
import '@oriel/ui/fonts/generated/fonts.en_US.css'
import '../chrome/chrome.css'
import { Opening } from '../chrome/opening.tsx'
import { markStill } from '../lib/settings.ts'
import { loadText, TextContext } from '../lib/text.tsx'
import { loadPictures } from '../lib/use-pictures.ts'
import { wantedLocale } from '../lib/wanted-locale.ts'
import { FairnessPage } from './page.tsx'
import { pictures } from './symbols.art.ts'

const root = document.getElementById('fairness')
if (!root) throw new Error('the page has no place for itself')
const page = createRoot(root)
markStill()

async function start(): Promise<void> {
  page.render(<Opening trouble={null} onRetry={() => void start()} />)
  try {
    const locale = wantedLocale(location.search, navigator.languages)
    // Rules and pictures come with the page: from here on it needs no line.
    const [text] = await Promise.all([
      loadText(locale, 'fairness'),
      loadPictures(Object.values(pictures)),
    ])
    document.title = `${text.t('fairness.title')} · Oriel Studio`
    page.render(
      <StrictMode>
        <TextContext value={text}>
          <FairnessPage round={new URLSearchParams(location.search).get('round')} />
        </TextContext>
      </StrictMode>,
    )
  } catch {
    page.render(<Opening trouble="unreachable" onRetry={() => void start()} />)
  }
}
void start()
