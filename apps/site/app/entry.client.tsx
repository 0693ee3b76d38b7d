import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageInstall } from './features/pwa/page-install.ts'
import { bindChunkReload } from './lib/chunk-reload.ts'
import { openPageText } from './lib/page-words.ts'
import { TextProvider } from './lib/text.tsx'

// Both hear what may come before the page stands.
bindChunkReload()
pageInstall()
const text = await openPageText()
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
