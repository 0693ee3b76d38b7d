import { Glyph } from '../chrome/glyph.tsx'
import { useText } from '../lib/text.tsx'
import type { Check, Loaded } from './use-check.ts'
import type { Difference } from './verify.ts'
import './verdict-box.css'

/** The answer in one line, before any of its steps: it fits, or what does not. */
export function VerdictBox({ check }: { check: Check }) {
  const { t } = useText()
  const { verdict, fields, loaded, wrong } = check
  if (!verdict) return <Waiting loaded={loaded} isWrong={wrong.length > 0} />
  const differences: Readonly<Record<Difference, string>> = {
    hash: t('fairness.differs_hash'),
    version: t('fairness.differs_version'),
    choice: t('fairness.differs_choice'),
    steps: t('fairness.differs_steps'),
    open: t('fairness.differs_open'),
    payout: t('fairness.differs_payout'),
  }
  if (verdict.differences.length > 0) {
    return (
      <div className="verdict" data-is="failed">
        <span className="verdict-sign">
          <Glyph name="close" />
        </span>
        <div>
          <h2>{t('fairness.failed')}</h2>
          {verdict.differences.map((one) => (
            <p key={one}>{differences[one]}</p>
          ))}
        </div>
      </div>
    )
  }
  const isCompared = fields.hash.trim() !== '' && fields.payout.trim() !== ''
  return (
    <div className="verdict" data-is={isCompared ? 'verified' : 'repeated'}>
      <span className="verdict-sign">
        <Glyph name={isCompared ? 'check' : 'refresh'} />
      </span>
      <div>
        <h2>{isCompared ? t('fairness.verified') : t('fairness.repeated')}</h2>
        <p>{isCompared ? t('fairness.verified_text') : t('fairness.repeated_text')}</p>
      </div>
    </div>
  )
}

/** Nothing to judge yet: what to do, or why a round could not be loaded. */
function Waiting({ loaded, isWrong }: { loaded: Loaded; isWrong: boolean }) {
  const { t } = useText()
  const words: Readonly<Record<Loaded, string>> = {
    no: t('fairness.waiting'),
    yes: t('fairness.waiting'),
    loading: t('studio.loading'),
    sealed: t('fairness.sealed'),
    unknown: t('fairness.unknown'),
    unreachable: t('fairness.unreachable'),
  }
  return (
    <div className="verdict" data-is="waiting">
      <span className="verdict-sign">
        <Glyph name={loaded === 'sealed' ? 'lock' : 'shield'} />
      </span>
      <p>{isWrong ? t('fairness.fields_wrong') : words[loaded]}</p>
    </div>
  )
}
