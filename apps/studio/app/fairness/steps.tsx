import { writeUnits } from '@oriel/core/money'
import type { ReactNode } from 'react'
import { useText } from '../lib/text.tsx'
import { Glyph } from '../chrome/glyph.tsx'
import type { Fields } from './fields.ts'
import { DrawnReels } from './reels.tsx'
import { hexOf, type Block, type Drawn } from './repeat.ts'
import { timesText } from './times-text.ts'
import type { Verdict } from './verify.ts'
import './steps.css'

const BLOCKS_SHOWN = 4
const DRAWS_SHOWN = 40
const WORD_BYTES = 4
const COLOURS = 5

type Props = { fields: Fields; verdict: Verdict }

/** Every step from the seed to the payout, so that nobody has to believe the verdict. */
export function Steps({ fields, verdict }: Props) {
  const { t } = useText()
  const { repeated, seedHash, differences, payout } = verdict
  const standing = repeated?.result ?? null
  return (
    <ol className="steps">
      <Step
        title={t('fairness.step_hash')}
        fits={fitOf(fields.hash, !differences.includes('hash'))}
      >
        <code>
          SHA-256({short(fields.serverSeed.trim())}) = {seedHash}
        </code>
        {differences.includes('hash') && (
          <code className="steps-other">
            {t('fairness.promised')} {fields.hash.trim()}
          </code>
        )}
      </Step>
      {repeated && (
        <>
          <Step title={t('fairness.step_blocks')}>
            <Blocks blocks={repeated.blocks} />
          </Step>
          <Step title={t('fairness.step_draws')}>
            <Draws draws={repeated.draws} />
          </Step>
        </>
      )}
      {standing && (
        <Step
          title={t('fairness.step_result')}
          fits={fitOf(fields.payout, !differences.includes('payout'))}
        >
          <dl className="steps-pay figures">
            <div>
              <dt>{t('fairness.pays')}</dt>
              <dd>{timesText(standing.pay.over, standing.pay.under)} ×</dd>
            </div>
            {payout !== null && (
              <div>
                <dt>{t('fairness.payout_drawn')}</dt>
                <dd>{writeUnits(payout)}</dd>
              </div>
            )}
            {fields.payout.trim() !== '' && (
              <div>
                <dt>{t('fairness.payout')}</dt>
                <dd>{fields.payout}</dd>
              </div>
            )}
          </dl>
          <DrawnReels game={fields.game} view={standing.view} />
          <details>
            <summary>{t('fairness.view')}</summary>
            <pre>{JSON.stringify(standing.view, null, 1)}</pre>
          </details>
        </Step>
      )}
    </ol>
  )
}

/** Null where nothing was said that could fit. */
const fitOf = (said: string, fits: boolean): boolean | null => (said.trim() === '' ? null : fits)

const SHORT = 12
const short = (text: string): string =>
  text.length <= SHORT * 2 ? text : `${text.slice(0, SHORT)}…${text.slice(-SHORT)}`

type StepProps = { title: string; fits?: boolean | null; children: ReactNode }

function Step({ title, fits = null, children }: StepProps) {
  const { t } = useText()
  return (
    <li className="step">
      <h3>
        {title}
        {fits !== null && (
          <span className="step-fit" data-fits={fits}>
            <Glyph name={fits ? 'check' : 'close'} />
            {fits ? t('fairness.match') : t('fairness.no_match')}
          </span>
        )}
      </h3>
      {children}
    </li>
  )
}

/** Bytes in groups of four: each group is one word of the stream. */
function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useText()
  return (
    <>
      {blocks.slice(0, BLOCKS_SHOWN).map(({ message, bytes }) => (
        <div key={message} className="block">
          <code>HMAC-SHA-256(…, {message})</code>
          <div className="block-bytes">
            {Array.from({ length: bytes.length / WORD_BYTES }, (_, word) => (
              <span key={message + String(word)} data-colour={word % COLOURS}>
                {hexOf(bytes.slice(word * WORD_BYTES, (word + 1) * WORD_BYTES))}
              </span>
            ))}
          </div>
        </div>
      ))}
      {blocks.length > BLOCKS_SHOWN && (
        <p>{t('fairness.more_blocks', { count: blocks.length - BLOCKS_SHOWN })}</p>
      )}
    </>
  )
}

function Draws({ draws }: { draws: readonly Drawn[] }) {
  const { t } = useText()
  return (
    <>
      <ol className="draws figures">
        {draws.slice(0, DRAWS_SHOWN).map(({ below, value, words }, at) => (
          // Draws keep their order: the place is the name.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={at}>
            <small>{words.map((word) => word.toLocaleString('en-US')).join(' → ')}</small>
            <b>{value.toLocaleString('en-US')}</b>
            {below !== null && (
              <small>{t('fairness.of', { count: below.toLocaleString('en-US') })}</small>
            )}
          </li>
        ))}
      </ol>
      {draws.length > DRAWS_SHOWN && (
        <p>{t('fairness.more_draws', { count: draws.length - DRAWS_SHOWN })}</p>
      )}
    </>
  )
}
