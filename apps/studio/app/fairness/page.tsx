import { Glyph } from '../chrome/glyph.tsx'
import { useText } from '../lib/text.tsx'
import { CheckForm } from './form.tsx'
import { Steps } from './steps.tsx'
import { useCheck } from './use-check.ts'
import { VerdictBox } from './verdict-box.tsx'
import './page.css'

/** Anybody checks any round here: by its number, or by seeds typed by hand. */
export function FairnessPage({ round }: { round: string | null }) {
  const { t } = useText()
  const check = useCheck(round)
  return (
    <div className="fairness">
      <header className="fairness-bar">
        <span className="fairness-sign">
          <Glyph name="shield" />
        </span>
        <div>
          <h1>{t('fairness.title')}</h1>
          <p>{t('fairness.line')}</p>
        </div>
      </header>
      <main className="fairness-main">
        <CheckForm check={check} round={round ?? ''} />
        <div className="fairness-result" aria-live="polite">
          <VerdictBox check={check} />
          {check.verdict && <Steps fields={check.fields} verdict={check.verdict} />}
        </div>
      </main>
    </div>
  )
}
