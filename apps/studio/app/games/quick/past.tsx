import { useState, type ReactNode } from 'react'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { resultOf, type Result } from './marks.ts'
import './past.css'

const KEPT = 12

export type Past<View> = {
  readonly id: string
  readonly result: Result
  readonly view: View
}

/** The rounds of this visit, newest first, each once it was on screen. */
export function usePast<View>({ round }: Solo<View>, isLanded: boolean): readonly Past<View>[] {
  const [past, setPast] = useState<readonly Past<View>[]>([])
  const { replay } = useSeat()
  const payout = replay || !isLanded || !round?.is_over ? null : round.payout
  if (round && payout !== null && past[0]?.id !== round.round_id) {
    const { round_id: id, stake, view } = round
    setPast([{ id, result: resultOf({ stake, payout }), view }, ...past].slice(0, KEPT))
  }
  return past
}

type Props<View> = { past: readonly Past<View>[]; children: (view: View) => ReactNode }

/** What came before, and that it means nothing for what comes. */
export function PastStrip<View>({ past, children }: Props<View>) {
  const { t } = useText()
  const words: Readonly<Record<Result, string>> = {
    win: t('quick.won'),
    push: t('quick.push'),
    loss: t('quick.lost'),
  }
  return (
    <div className="past" data-empty={past.length === 0 || undefined}>
      <ol className="figures" aria-label={t('quick.past')}>
        {past.map(({ id, result, view }) => (
          <li key={id} data-result={result}>
            {children(view)}
            <span className="sr-only">, {words[result]}</span>
          </li>
        ))}
      </ol>
      <p>{t('quick.past_note')}</p>
    </div>
  )
}
