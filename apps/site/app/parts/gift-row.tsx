import { Button } from '@oriel/ui/form/button'
import type { ReactNode } from 'react'
import './gift-row.css'

type GiftRowProps = {
  picture: ReactNode
  title: string
  action: string
  onOpen: () => void
  /** What is left of it, or how long. */
  children: ReactNode
}

/** A gift that waits, with the way to it. */
export function GiftRow({ picture, title, action, onOpen, children }: GiftRowProps) {
  return (
    <div className="gift-row">
      {picture}
      <div className="gift-words">
        <p className="gift-title">{title}</p>
        <p className="gift-text">{children}</p>
      </div>
      <Button variant="ghost" onClick={onOpen}>
        {action}
      </Button>
    </div>
  )
}
