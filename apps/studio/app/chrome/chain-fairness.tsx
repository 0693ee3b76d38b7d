import { useEffect, useState, type ReactNode } from 'react'
import { checkRound, isRight, type ChainCheck, type OutcomeTeller } from '../lib/chain.ts'
import { useText } from '../lib/text.tsx'
import type { PastRound, TableRound } from '../lib/use-table.ts'
import './chain-fairness.css'
import { CopyField } from './copy-field.tsx'
import './fairness-tab.css'
import { Glyph } from './glyph.tsx'

type Props<Outcome> = {
  round: TableRound<Outcome> | null
  past: readonly PastRound<Outcome>[]
  /** Must stay the same from one render to the next: a round is checked anew when it changes. */
  teller: OutcomeTeller<Outcome>
  /** How the outcome follows from the hash and the salt, in the game's own words. */
  how: string
  /** The round to begin with; the last one where nobody chose another. */
  picked?: number | null
}

/** The fairness tab of games that are drawn from a chain: `<GameFrame fairness={…}>`. */
export function ChainFairness<Outcome>(props: Props<Outcome>) {
  const { round, past, teller, how, picked = null } = props
  const { t } = useText()
  // What somebody reads does not change under their eyes when the next round is over.
  const [chosen, choose] = useState(picked ?? past[0]?.number ?? null)
  const shown = past.find(({ number }) => number === chosen) ?? past[0]
  return (
    <div className="seeds chain">
      <p>{t('studio.chain_text')}</p>
      <p>{how}</p>
      {round && (
        <CopyField
          label={t('studio.chain_shown', { number: round.number })}
          value={round.shown_hash}
        />
      )}
      <section className="chain-check">
        <h3>{t('studio.chain_check')}</h3>
        {shown ? (
          <>
            <select
              aria-label={t('studio.chain_check')}
              value={shown.number}
              onChange={(event) => choose(Number(event.target.value))}
            >
              {past.map(({ number, outcome }) => (
                <option key={number} value={number}>
                  {t('studio.chain_round', { number })} · {teller.tell(outcome)}
                </option>
              ))}
            </select>
            <CopyField label={t('studio.chain_hash')} value={shown.hash} />
            <CopyField label={t('studio.chain_salt')} value={shown.salt} />
            <Checked round={shown} teller={teller} />
          </>
        ) : (
          <p>{t('studio.chain_none')}</p>
        )}
      </section>
    </div>
  )
}

type Found = { readonly number: number; readonly check: ChainCheck | null }

/** Counts in the browser; null once it could not. */
function useCheck<Outcome>(round: PastRound<Outcome>, teller: OutcomeTeller<Outcome>) {
  const [found, setFound] = useState<Found | null>(null)
  const { number } = round
  useEffect(() => {
    let isGone = false
    const tell = (check: ChainCheck | null) => {
      if (!isGone) setFound({ number, check })
    }
    checkRound(round, teller).then(tell, () => tell(null))
    return () => void (isGone = true)
    // A list that is read anew brings the same rounds as new objects.
    // oxlint-disable-next-line react/exhaustive-deps -- a round that is over never changes
  }, [number, teller])
  return found?.number === number ? found : null
}

type CheckedProps<Outcome> = { round: PastRound<Outcome>; teller: OutcomeTeller<Outcome> }

function Checked<Outcome>({ round, teller }: CheckedProps<Outcome>) {
  const { t } = useText()
  const found = useCheck(round, teller)
  if (!found) return <output>{t('studio.loading')}</output>
  const { check } = found
  if (!check) return <output>{t('studio.chain_failed')}</output>
  const shown = teller.tell(round.outcome)
  return (
    <output className="chain-found">
      <ol className="chain-steps">
        <Step isRight={check.isLinked}>
          {check.isLinked ? t('studio.chain_linked') : t('studio.chain_not_linked')}
          <code>{check.hashed}</code>
        </Step>
        <Step isRight={check.isPromised}>
          {check.isPromised === null && t('studio.chain_not_seen')}
          {check.isPromised === true && t('studio.chain_promised')}
          {check.isPromised === false && t('studio.chain_not_promised')}
        </Step>
        <Step isRight={check.isSame}>
          {check.isSame
            ? t('studio.chain_counted', { outcome: shown })
            : t('studio.chain_not_counted', { counted: check.counted, shown })}
        </Step>
      </ol>
      <p className="chain-verdict" data-right={isRight(check)}>
        <Glyph name={isRight(check) ? 'shield' : 'warning'} />
        {isRight(check) ? t('studio.chain_right') : t('studio.chain_wrong')}
      </p>
    </output>
  )
}

type StepProps = { isRight: boolean | null; children: ReactNode }

function Step({ isRight: right, children }: StepProps) {
  return (
    <li data-right={right}>
      <Glyph name={right === null ? 'minus' : right ? 'check' : 'close'} />
      <span>{children}</span>
    </li>
  )
}
