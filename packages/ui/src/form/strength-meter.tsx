import './form.css'
import { strengthOf } from './password-strength.ts'

export type StrengthMeterProps = {
  password: string
  /** "Strength of the password" */
  label: string
  /** From weak to strong. */
  words: readonly [string, string, string, string]
}

const BARS = [1, 2, 3, 4] as const

/** Four bars and a word, for sites with the strong policy. The word is said when it changes. */
export function StrengthMeter({ password, label, words }: StrengthMeterProps) {
  const strength = strengthOf(password)
  const word = strength === 0 ? '' : words[strength - 1]
  return (
    <div className="strength" data-strength={strength}>
      <meter
        className="sr-only"
        aria-label={label}
        aria-valuetext={word || undefined}
        min={0}
        max={BARS.length}
        value={strength}
      />
      <span className="strength-bars" aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className="strength-bar" data-on={bar <= strength || undefined} />
        ))}
      </span>
      <span className="strength-word" aria-live="polite">
        {word}
      </span>
    </div>
  )
}
