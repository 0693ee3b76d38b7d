import type { Units } from '@oriel/core/money'
import { PAYS, type HandName } from '../../../src/games/jacks/hands.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { handWord, HANDS } from './words.ts'
import './pays.css'

type Props = {
  stake: Units
  /** What lies on the table; null for nothing that pays. */
  hand: HandName | null
  /** The round is over: what is marked was paid. */
  isPaid: boolean
}

/** Every hand that pays, dearest first, with the one on the table marked. */
export function JacksPays({ stake, hand, isPaid }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  return (
    <aside className="panel jacks-pays figures" data-paid={isPaid || undefined}>
      <h2>{t('quick.pays_title')}</h2>
      <ol>
        {HANDS.map((name) => (
          <li key={name} aria-current={name === hand ? 'true' : undefined}>
            <span>{handWord(t, name)}</span>
            <i>{PAYS[name]}×</i>
            <b>{money(stake * BigInt(PAYS[name]))}</b>
          </li>
        ))}
      </ol>
    </aside>
  )
}
