import { useState, type FormEvent } from 'react'
import { useText } from '../lib/text.tsx'
import { Glyph } from '../chrome/glyph.tsx'
import type { FieldName } from './fields.ts'
import { fieldsOf, GAMES } from './games.ts'
import type { Check } from './use-check.ts'
import './form.css'

/** The round's number, or everything that decided it. */
export function CheckForm({ check, round }: { check: Check; round: string }) {
  const { t } = useText()
  const game = GAMES[check.fields.game]
  const fields = fieldsOf(game)
  return (
    <section className="check-form panel-plain">
      <h2>{t('fairness.form_title')}</h2>
      <p>{t(game?.promise ?? 'fairness.form_text')}</p>
      <RoundField check={check} round={round} />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check.check()
        }}
      >
        <GameField check={check} />
        <Field check={check} name="serverSeed" label={t(fields.serverSeed)} isCode />
        <Field check={check} name="hash" label={t(fields.hash)} isCode />
        {fields.hasNonce ? (
          <div className="check-pair">
            <Field check={check} name="clientSeed" label={t(fields.clientSeed)} isCode />
            <Field check={check} name="nonce" label={t('fairness.nonce')} isNumber />
          </div>
        ) : (
          <Field check={check} name="clientSeed" label={t(fields.clientSeed)} isCode />
        )}
        <details>
          <summary>{t('fairness.more')}</summary>
          <Field check={check} name="choice" label={t('fairness.choice')} isCode />
          <Field check={check} name="steps" label={t('fairness.steps')} isCode />
          <div className="check-pair">
            <Field check={check} name="stake" label={t('fairness.stake')} isNumber />
            <Field check={check} name="payout" label={t('fairness.payout')} isNumber />
          </div>
        </details>
        <button type="submit" className="button button-gold">
          <Glyph name="shield" />
          {t('fairness.verify')}
        </button>
      </form>
    </section>
  )
}

function RoundField({ check, round }: { check: Check; round: string }) {
  const { t } = useText()
  const [number, setNumber] = useState(round)
  const load = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() !== '') check.load(number.trim().toLowerCase())
  }
  return (
    <form className="check-round" onSubmit={load}>
      <label htmlFor="round">{t('fairness.round')}</label>
      <div className="check-row">
        <input
          id="round"
          value={number}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setNumber(event.target.value)}
        />
        <button type="submit" className="button" aria-disabled={check.loaded === 'loading'}>
          {t('fairness.load')}
        </button>
      </div>
    </form>
  )
}

function GameField({ check }: { check: Check }) {
  const { t } = useText()
  return (
    <div className="check-field">
      <label htmlFor="game">{t('fairness.game')}</label>
      <select
        id="game"
        value={check.fields.game}
        onChange={(event) => check.change('game', event.target.value)}
      >
        {Object.entries(GAMES).map(([code, { name }]) => (
          <option key={code} value={code}>
            {t(name)}
          </option>
        ))}
      </select>
    </div>
  )
}

type FieldProps = {
  check: Check
  name: FieldName
  label: string
  isCode?: boolean
  isNumber?: boolean
}

function Field({ check, name, label, isCode = false, isNumber = false }: FieldProps) {
  const { t } = useText()
  const isWrong = check.wrong.includes(name)
  return (
    <div className="check-field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        value={check.fields[name]}
        data-code={isCode || undefined}
        inputMode={isNumber ? 'decimal' : 'text'}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${name}-wrong` : undefined}
        onChange={(event) => check.change(name, event.target.value)}
      />
      {isWrong && (
        <p id={`${name}-wrong`} className="check-wrong">
          {t('fairness.unreadable')}
        </p>
      )}
    </div>
  )
}
