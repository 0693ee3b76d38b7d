import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { auth } from './scenes/auth.tsx'
import { choices } from './scenes/choices.tsx'
import { forms } from './scenes/forms.tsx'
import type { Scenes } from './scenes/scene.tsx'
import { sights } from './scenes/sights.tsx'
import { windows } from './scenes/windows.tsx'

const scenes: Scenes = { ...windows, ...choices, ...sights, ...forms, ...auth }

const name = new URLSearchParams(location.search).get('scene') ?? ''
const Scene = scenes[name]
const root = document.getElementById('root')
if (root && Scene) {
  createRoot(root).render(
    <StrictMode>
      <div data-scene={name}>
        <Scene />
      </div>
    </StrictMode>,
  )
}
