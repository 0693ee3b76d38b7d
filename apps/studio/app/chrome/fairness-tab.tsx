import { useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'
import { SEED_PATTERN, SeedData } from '../../src/player/wire.ts'
import { call } from '../lib/call.ts'
import { useSeat } from '../lib/seat.ts'
import type { SeedState } from '../lib/solo.ts'
import { useText } from '../lib/text.tsx'
import { CopyField } from './copy-field.tsx'
import './fairness-tab.css'

type Props = { seed: SeedState; onSeed: (seed: SeedState) => void }
type Revealed = z.output<typeof SeedData>['revealed']
type Trouble = 'bad_seed' | 'round_open' | 'unreachable'

/** A seed of the player's own that nobody chose: they may keep it or write another. */
const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** What the next round is drawn from, and the way to have the seed shown by taking another. */
export function FairnessTab({ seed, onSeed }: Props) {
  const { t, locale } = useText()
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  return (
    <div className="seeds">
      <p>{t('studio.seed_text')}</p>
      <CopyField label={t('studio.seed_hash')} value={seed.hash} />
      <div className="seeds-pair">
        <CopyField label={t('studio.seed_client')} value={seed.client_seed} />
        <CopyField label={t('studio.seed_nonce')} value={String(seed.nonce)} />
      </div>
      <SeedChange
        onChanged={(data) => {
          setRevealed(data.revealed)
          onSeed(data.seed)
        }}
      />
      {revealed && (
        <section className="seeds-old" aria-live="polite">
          <h3>{t('studio.seed_old')}</h3>
          <p>{t('studio.seed_old_text')}</p>
          <CopyField label={t('studio.seed_server')} value={revealed.server_seed} />
          <CopyField label={t('studio.seed_hash')} value={revealed.hash} />
          <a
            className="button"
            href={checkAddress(revealed, locale)}
            target="_blank"
            rel="noopener"
          >
            {t('studio.seed_check')}
          </a>
        </section>
      )}
    </div>
  )
}

/** The seeds stand after the #, where no server sees them. */
const checkAddress = ({ server_seed, hash, client_seed }: Revealed, locale: string): string =>
  `/fairness?lang=${locale}#${new URLSearchParams({ server_seed, hash, client_seed })}`

function SeedChange({ onChanged }: { onChanged: (data: z.output<typeof SeedData>) => void }) {
  const { t } = useText()
  const { token } = useSeat()
  const [wanted, setWanted] = useState(newClientSeed)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isAsking, setAsking] = useState(false)

  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    if (!SEED_PATTERN.test(wanted)) return setTrouble('bad_seed')
    setAsking(true)
    const answer = await call('/player/seed', token, { client_seed: wanted }, SeedData)
    setAsking(false)
    if (answer.ok) {
      setTrouble(null)
      setWanted(newClientSeed())
      return onChanged(answer.data)
    }
    return setTrouble(answer.reason === 'round_open' ? 'round_open' : 'unreachable')
  }
  const words: Readonly<Record<Trouble, string>> = {
    bad_seed: t('studio.seed_bad'),
    round_open: t('studio.seed_round_open'),
    unreachable: t('studio.seed_unreachable'),
  }
  return (
    <form className="seeds-change" onSubmit={(event) => void change(event)}>
      <label htmlFor="client-seed">{t('studio.seed_next')}</label>
      <input
        id="client-seed"
        value={wanted}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={trouble === 'bad_seed'}
        aria-describedby="client-seed-trouble"
        onChange={(event) => setWanted(event.target.value)}
      />
      <p id="client-seed-trouble" role="alert" className="seeds-trouble">
        {trouble && words[trouble]}
      </p>
      <button type="submit" className="button" aria-disabled={isAsking}>
        {t('studio.seed_change')}
      </button>
    </form>
  )
}
