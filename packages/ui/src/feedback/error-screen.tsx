import type { ReactNode } from 'react'

/** A sentence in a language that need not be the page's: an error may come before it is known. */
export type LanguageText = { lang: string; text: string }

export type ErrorScreenProps = {
  status: number | string
  title: LanguageText
  texts: readonly LanguageText[]
  /** Said small, below the ways on. */
  notes?: readonly LanguageText[]
  /** What a member tells customer service. */
  reference?: string
  logo: ReactNode
  actions: ReactNode
}

export function ErrorScreen(props: ErrorScreenProps) {
  const { status, title, texts, notes = [], reference, logo, actions } = props
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
        {notes.map(({ lang, text }) => (
          <p key={lang} lang={lang} className="mt-2.5 text-sm text-faint">
            {text}
          </p>
        ))}
      </div>
    </main>
  )
}

/** Points and a four-pointed glint on a sky of 1440 × 900. */
const STARS =
  'M58 210h0M176 118h0M205 292h0M282 166h0M96 476h0M330 288h0M372 94h0M298 604h0M180 705h0M262 812h0M432 428h0M458 352h0M505 148h0M560 62h0M612 236h0M540 690h0M634 792h0M700 120h0M742 850h0M788 520h0M826 188h0M850 700h0M902 84h0M948 772h0M1002 486h0M1066 640h0M1128 560h0M1190 830h0M1246 430h0M1352 487h0M1318 706h0M1392 312h0'
const GLINT = 'M0-9C1-2 2-1 9 0 2 1 1 2 0 9-1 2-2 1-9 0-2-1-1-2 0-9Z'
const GLINTS = [
  'translate(155 125) scale(.9)',
  'translate(512 341)',
  'translate(1320 220)',
  'translate(220 764) scale(1.3)',
  'translate(1044 708) scale(.7)',
]

/** A comet among stars. Decoration only: nothing in it is read or tapped. */
function Backdrop() {
  return (
    <div className="error-backdrop" aria-hidden="true">
      <svg className="error-sky" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice">
        <path className="error-stars" d={STARS} />
        {GLINTS.map((place) => (
          <path key={place} className="error-glint" d={GLINT} transform={place} />
        ))}
      </svg>
      <div className="error-comet">
        <div className="error-tail" />
        <div className="error-tail error-tail-core" />
        <div className="error-head" />
      </div>
    </div>
  )
}
