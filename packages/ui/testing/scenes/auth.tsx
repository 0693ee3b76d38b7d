import { useRef, useState } from 'react'
import { AuthFrame } from '../../src/layout/auth-frame.tsx'
import { TextField } from '../../src/form/text-field.tsx'
import { type Scenes, WithOpen } from './scene.tsx'

/** The window one comes in by. */
export const auth: Scenes = {
  auth: () => (
    <WithOpen>{(isOpen, close) => <SampleAuth isOpen={isOpen} onClose={close} />}</WithOpen>
  ),
}

function SampleAuth({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [tab, setTab] = useState('login')
  const first = useRef<HTMLInputElement>(null)
  return (
    <AuthFrame
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Close"
      title="Log in or register"
      tabs={{
        label: 'Account',
        options: [
          { value: 'login', label: 'Log in' },
          { value: 'register', label: 'Register' },
        ],
        value: tab,
        onChange: setTab,
      }}
      logo="Oriel"
      picture="/art/welcome/login"
      headline="Welcome back"
      reasons={[{ icon: 'shield', text: 'Fair' }]}
      initialFocus={first}
    >
      <TextField ref={first} label={tab === 'login' ? 'Name' : 'New name'} />
    </AuthFrame>
  )
}
