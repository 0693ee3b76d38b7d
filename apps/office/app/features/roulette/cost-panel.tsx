import type { Currency } from '@oriel/core/currency'
import { worthOf, type RoulettePrize } from '@oriel/core/chance/roulette'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { useFormat } from '../../platform/use-format.ts'

type CostProps = {
  readonly currency: Currency
  /** Null while the draft cannot be published. */
  readonly prizes: readonly RoulettePrize[] | null
  readonly draws: { readonly given: number; readonly used: number; readonly open: number }
}

const COUNT = /^\d{1,9}$/

/** What a draw is worth, and what those that are open or still to be given may cost. */
export function CostPanel({ currency, prizes, draws }: CostProps) {
  const { t } = useText()
  const { money, number } = useFormat()
  const [typed, setTyped] = useState('1000')
  const worth = prizes && worthOf(prizes)
  const withDraws = worth?.withDraws
  const count = COUNT.test(typed) ? BigInt(typed) : 0n
  const shown = (units: bigint | null | undefined) =>
    typeof units === 'bigint' ? money(units, currency) : '–'
  const costOf = (many: bigint) => shown(withDraws && withDraws * many)
  return (
    <Panel title={t('office.roulette.cost')} icon={icons.scale}>
      <div className="stack">
        <KeyValues
          lines={[
            { name: t('office.roulette.worth_cash'), value: shown(worth?.cash) },
            { name: t('office.roulette.worth_with_draws'), value: shown(withDraws) },
            { name: t('office.roulette.draws_given'), value: number(draws.given) },
            { name: t('office.roulette.draws_used'), value: number(draws.used) },
            { name: t('office.roulette.draws_open'), value: number(draws.open) },
            {
              name: t('office.roulette.open_cost'),
              value: costOf(BigInt(draws.open)),
              isSum: true,
            },
          ]}
        />
        <TextField
          label={t('office.roulette.to_give')}
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
        <KeyValues
          lines={[{ name: t('office.roulette.budget'), value: costOf(count), isSum: true }]}
        />
      </div>
    </Panel>
  )
}
