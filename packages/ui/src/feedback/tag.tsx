import type { ReactNode } from 'react'

export type TagTone = 'hot' | 'new' | 'live' | 'dark'

/** A short word on a picture. It looks the same in every theme, for pictures do too. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}
