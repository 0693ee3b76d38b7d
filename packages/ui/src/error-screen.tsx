import type { ReactNode } from 'react'

/** A sentence in a language that need not be the page's: an error may come before it is known. */
export type LanguageText = { lang: string; text: string }

export type ErrorScreenProps = {
  status: number | string
  title: LanguageText
  texts: readonly LanguageText[]
  /** What a member tells customer service. */
  reference?: string
  logo: ReactNode
  actions: ReactNode
}

export function ErrorScreen({ status, title, texts, reference, logo, actions }: ErrorScreenProps) {
  return (
    <main className="error-screen">
      <Backdrop />
      <div className="relative w-full max-w-160 text-center">
        {logo}
        <h1 className="mt-6">
          <span className="error-status">{status}</span>{' '}
          <span lang={title.lang} className="mt-4 block text-2xl font-extrabold">
            {title.text}
          </span>
        </h1>
        {texts.map(({ lang, text }) => (
          <p key={lang} lang={lang} className="mt-2.5 text-md leading-reading text-muted">
            {text}
          </p>
        ))}
        {reference && (
          <p className="mt-2.5 text-sm font-semibold text-muted tabular-nums">{reference}</p>
        )}
        <div className="error-actions">{actions}</div>
      </div>
    </main>
  )
}

const SPARK = 'M0-9C1-2 2-1 9 0 2 1 1 2 0 9-1 2-2 1-9 0-2-1-1-2 0-9Z'
const SPARKS = [
  { left: '11%', top: '14%', scale: 0.9 },
  { left: '35%', top: '38%', scale: 1 },
  { left: '92%', top: '24%', scale: 1 },
  { left: '15%', top: '85%', scale: 1.3 },
  { left: '72%', top: '78%', scale: 0.7 },
]

/** A comet among stars. Decoration only: nothing in it is read or tapped. */
function Backdrop() {
  return (
    <div className="error-backdrop" aria-hidden="true">
      <div className="error-comet">
        <div className="error-tail" />
        <div className="error-tail error-tail-core" />
        <div className="error-head" />
      </div>
      {SPARKS.map(({ left, top, scale }) => (
        <svg key={left} viewBox="-10 -10 20 20" className="error-spark" style={{ left, top, scale }}>
          <path d={SPARK} />
        </svg>
      ))}
    </div>
  )
}
