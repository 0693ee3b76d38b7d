import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'brand' | 'success' | 'danger' | 'info' | 'warning'

const TONE = {
  neutral: 'text-muted',
  brand: 'text-brand',
  success: 'text-success',
  danger: 'text-danger',
  info: 'text-info',
  warning: 'text-warning',
}

/** The tone repeats what the words say; colour alone never carries the meaning. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${TONE[tone]}`}>{children}</span>
}
