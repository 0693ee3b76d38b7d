import { TextProvider } from '@oriel/web/text'
import { type ComponentType, StrictMode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { ChoicesContext, withChoice, type Choices } from '../app/platform/choices.ts'
import { HeldClock } from '../app/platform/clock.ts'
import { createKeyboard } from '../app/platform/keyboard/keyboard.ts'
import { KeyboardContext, useKeyboardOnPage } from '../app/platform/keyboard/use-keys.ts'
import { MeContext } from '../app/platform/use-me.ts'
import { ME, NOW } from '../app/gallery/sample.ts'
import { CommandScene } from './scenes/command.tsx'
import { FilterScene } from './scenes/filter.tsx'
import { GalleryScene } from './scenes/gallery.tsx'
import { HoldScene } from './scenes/hold.tsx'
import { PaletteScene } from './scenes/palette.tsx'
import { PasskeyScene } from './scenes/passkey.tsx'
import { SignInScene } from './scenes/sign-in.tsx'
import { TableScene } from './scenes/table.tsx'
import { WORDS } from './words.ts'

const SCENES: Readonly<Record<string, ComponentType>> = {
  command: CommandScene,
  filter: FilterScene,
  gallery: GalleryScene,
  hold: HoldScene,
  palette: PaletteScene,
  passkey: PasskeyScene,
  'sign-in': SignInScene,
  table: TableScene,
}

/** What parts stand on inside the frame. */
function Ground({ name }: { readonly name: string }) {
  const Scene = SCENES[name]
  const [keyboard] = useState(() => createKeyboard())
  const [choices, setChoices] = useState<Choices>({})
  const kept = useMemo(
    () => ({
      choices,
      keep: (one: string, value: unknown) => setChoices((all) => withChoice(all, one, value)),
    }),
    [choices],
  )
  useKeyboardOnPage(keyboard, true)
  return (
    <KeyboardContext value={keyboard}>
      <ChoicesContext value={kept}>
        <MeContext value={ME}>
          <HeldClock value={NOW}>
            <div data-scene={name}>{Scene && <Scene />}</div>
            <output data-kept>{JSON.stringify(choices)}</output>
          </HeldClock>
        </MeContext>
      </ChoicesContext>
    </KeyboardContext>
  )
}

const query = new URLSearchParams(location.search)
const name = query.get('scene') ?? ''
const router = createMemoryRouter([{ path: '*', element: <Ground name={name} /> }], {
  initialEntries: [query.get('at') ?? '/'],
})
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <TextProvider text={WORDS}>
        <RouterProvider router={router} />
      </TextProvider>
    </StrictMode>,
  )
}
