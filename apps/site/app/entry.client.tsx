import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageInstall } from './features/pwa/pwa.ts'
import { bindChunkReload } from '@oriel/web/chunk-reload'
import { needsLaterWords } from './platform/later-words.ts'
import { openPageText } from '@oriel/web/page-words'
import { TextProvider } from '@oriel/web/text'

// Both hear what may come before the page stands.
bindChunkReload()
pageInstall()
const text = await openPageText(needsLaterWords(location.pathname))
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextProvider text={text}>
        <HydratedRouter />
      </TextProvider>
    </StrictMode>,
  )
})
