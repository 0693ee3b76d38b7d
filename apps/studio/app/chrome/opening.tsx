import { DEFAULT_LOCALE, languageTag } from '@oriel/core/locale'
import './opening.css'
import { knownLobby } from '../lib/lobby.ts'
import { wantedLocale } from '../lib/wanted-locale.ts'
import { OPENING_WORDS, type Trouble } from './opening-words.ts'

type Props = { trouble: Trouble | null; onRetry: () => void }

/** The studio's sign, until the game has its words; or why it does not open, in two languages. */
export function Opening({ trouble, onRetry }: Props) {
  const locale = wantedLocale(location.search, navigator.languages)
  const words = OPENING_WORDS[locale]
  const lobby = knownLobby()
  return (
    <main className="opening" lang={languageTag(locale)}>
      <StudioSign />
      {trouble === null ? (
        <progress className="opening-progress" aria-label="Oriel Studio" />
      ) : (
        <div className="opening-trouble" role="alert">
          <p>{words[trouble]}</p>
          {locale !== DEFAULT_LOCALE && (
            <p className="opening-english" lang="en">
              {OPENING_WORDS[DEFAULT_LOCALE][trouble]}
            </p>
          )}
          <div className="opening-ways">
            {trouble === 'unreachable' && (
              <button type="button" className="button button-gold" onClick={onRetry}>
                {words.retry}
              </button>
            )}
            {lobby !== null && (
              <a className="button" href={lobby}>
                {words.lobby}
              </a>
            )}
          </div>
        </div>
      )}
    </main>
  )
}

/** A bay window: the house's own sign, and below it whose games these are. */
function StudioSign() {
  return (
    <div className="opening-sign">
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <path className="opening-arch" d="M16 86V46a32 32 0 0 1 64 0v40Z" />
        <path className="opening-lines" d="M16 62h64M48 14v72M28 86V30M68 86V30" />
      </svg>
      <span>
        <b>Oriel</b> Studio
      </span>
    </div>
  )
}
