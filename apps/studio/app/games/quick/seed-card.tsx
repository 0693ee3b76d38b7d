import { useSheet } from '../../chrome/sheet-tab.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import './seed-card.css'

const [HEAD, TAIL] = [10, 6]
const shortened = (hash: string): string => `${hash.slice(0, HEAD)}…${hash.slice(-TAIL)}`

/** What the next round is drawn from, in short; pressed, it tells all of it. */
export function SeedCard({ solo }: { solo: Pick<Solo<unknown>, 'seed'> }) {
  const { t } = useText()
  const { open } = useSheet()
  const { replay } = useSeat()
  const { hash, client_seed, nonce } = solo.seed
  if (replay) return null
  return (
    <button
      type="button"
      className="seed-card quick-wide"
      aria-label={t('studio.fairness_open')}
      onClick={() => open('fairness')}
    >
      <span>{t('quick.seed_hash')}</span>
      <code>{shortened(hash)}</code>
      <span>{t('quick.seed_own')}</span>
      <code>
        {client_seed} · {nonce}
      </code>
    </button>
  )
}
