import { type ReactNode, useState } from 'react'
import { Button } from '../../src/form/button.tsx'

/** One small page for each component that does something; what it was told stands in `output`. */
export type Scenes = Readonly<Record<string, () => ReactNode>>

type Part = (isOpen: boolean, close: () => void) => ReactNode

export function WithOpen({ children }: { children: Part }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="tall">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <button type="button">Behind</button>
      {children(isOpen, () => setOpen(false))}
    </div>
  )
}
