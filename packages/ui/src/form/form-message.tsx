import { type ReactNode, useEffect, useRef } from 'react'
import './form-parts.css'
import { Icon } from '../picture/icon.tsx'

export type FormErrorProps = {
  /** What is wrong. */
  title: string
  /** What to do about it. */
  children?: ReactNode
}

/**
 * Why a form was not taken, at its top. It takes the focus as it appears, so that the next key goes
 * on from there; the same refusal a second time needs a new `key` to be met again.
 */
export function FormError({ title, children }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="form-message" data-tone="danger" role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}

export type FormNoteProps = { tone?: 'plain' | 'success'; children: ReactNode }

/** What is good to know before one goes on, or that something is done. */
export function FormNote({ tone = 'plain', children }: FormNoteProps) {
  return (
    <div className="form-message" data-tone={tone} role={tone === 'success' ? 'status' : undefined}>
      <Icon name={tone === 'success' ? 'check' : 'info'} />
      <p>{children}</p>
    </div>
  )
}
