import { bindChunkReload } from '@oriel/web/chunk-reload'
import { openPageText } from '@oriel/web/page-words'
import { TextProvider } from '@oriel/web/text'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

bindChunkReload()
const text = await openPageText(false)
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
