import { createText, type CompiledMessages } from '@oriel/i18n/text'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageInstall } from './features/pwa/page-install.ts'
import { pageLocale } from './lib/call.ts'
import { bindChunkReload } from './lib/chunk-reload.ts'
import { TextProvider } from './lib/text.tsx'

/** Spec 7: GET locale JSON files. The page's head asked for it, so it is on its way already. */
async function readMessages(): Promise<CompiledMessages> {
  const file = document.documentElement.dataset['localeFile']
  if (!file) return {}
  const answer = await fetch(file, { credentials: 'same-origin' }).catch(() => null)
  return answer?.ok ? ((await answer.json()) as CompiledMessages) : {}
}

// Both hear what may come before the page stands.
bindChunkReload()
pageInstall()
const text = createText(pageLocale(), await readMessages())
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
