import type { Units } from '@oriel/core/money'
import type { CSSProperties, ReactNode } from 'react'
import './figure.css'
import { useText } from '../lib/text.tsx'
import { useCount } from '../lib/use-count.ts'
import { useMoney } from '../lib/use-money.ts'

const COUNT_MS = 700

type Props = { label: string; tone?: 'plain' | 'win'; children: ReactNode }

/** A small label over a number, as they stand in a footer. */
export function Figure({ label, tone = 'plain', children }: Props) {
  return (
    <div className="figure" data-tone={tone}>
      <span>{label}</span>
      <b className="figures">{children}</b>
    </div>
  )
}

/** Money that counts up when it grows; readers hear where it ends. */
export function CountedMoney({ units, from }: { units: Units; from?: Units }) {
  const { money } = useMoney()
  const shown = useCount(units, COUNT_MS, from)
  // As long as it will be in the end: a count does not change its size.
  const size = { '--letters': money(units).length } as CSSProperties
  return (
    <span className="counted" style={size}>
      <span aria-hidden="true">{money(shown)}</span>
      <span className="sr-only">{money(units)}</span>
    </span>
  )
}

export function Balance({ units }: { units: Units }) {
  const { t } = useText()
  return (
    <Figure label={t('studio.balance')}>
      <CountedMoney units={units} />
    </Figure>
  )
}
