import type { Currency } from '@oriel/core/currency'
import { oddsOf, prizeKinds, weightsOf } from '@oriel/core/chance/roulette'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { Panel } from '../../parts/panel.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { newPrize, prizesOf, type DraftPrize, type ShownWheel } from './draft.ts'

type EditorProps = {
  readonly currency: Currency
  readonly wheel: ShownWheel | null
  readonly draft: readonly DraftPrize[]
  readonly isReadOnly: boolean
  readonly onChange: (draft: readonly DraftPrize[]) => void
}

const PRIZES_MAX = 24

/** The prizes of the next version, with the odds that follow from their weights. */
export function PrizeEditor({ currency, wheel, draft, isReadOnly, onChange }: EditorProps) {
  const { t } = useText()
  const prizes = prizesOf(draft)
  const sum = prizes ? weightsOf(prizes) : 0
  const heads = ['prize', 'kind', 'amount', 'weight', 'odds', 'stock', 'given', 'then'] as const
  const change = (at: number, next: DraftPrize) => onChange(draft.with(at, next))
  return (
    <Panel
      title={t('office.roulette.prizes')}
      icon="wheel"
      detail={t('office.roulette.version_of', { version: wheel?.version ?? 0, currency })}
      end={
        !isReadOnly && (
          <Button
            variant="ghost"
            className="button-small"
            disabled={draft.length >= PRIZES_MAX}
            onClick={() => onChange([...draft, newPrize(draft)])}
          >
            {t('office.roulette.add')}
          </Button>
        )
      }
      isFilled
    >
      <SmallTable
        label={t('office.roulette.prizes')}
        heads={heads.map((head) => t(`office.roulette.${head}`))}
        deeds={t('office.roulette.remove')}
      >
        {draft.map((prize, at) => (
          <Row
            key={prize.id}
            prize={prize}
            others={draft.filter(({ id }) => id !== prize.id)}
            odds={prizes && sum > 0 ? oddsOf(prizes[at]?.weight ?? 0, sum) : '–'}
            given={wheel?.prizes.find(({ prize_id }) => prize_id === prize.id)?.given ?? 0}
            isReadOnly={isReadOnly}
            onChange={(next) => change(at, next)}
            onRemove={() => onChange(draft.filter(({ id }) => id !== prize.id))}
          />
        ))}
      </SmallTable>
    </Panel>
  )
}

type RowProps = {
  readonly prize: DraftPrize
  readonly others: readonly DraftPrize[]
  readonly odds: string
  readonly given: number
  readonly isReadOnly: boolean
  readonly onChange: (prize: DraftPrize) => void
  readonly onRemove: () => void
}

function Row({ prize, others, odds, given, isReadOnly, onChange, onRemove }: RowProps) {
  const { t } = useText()
  const name = (field: 'kind' | 'amount' | 'weight' | 'stock' | 'then') =>
    t('office.roulette.field_of', { field: t(`office.roulette.${field}`), number: prize.id })
  const input = (field: 'amount' | 'weight' | 'stock') => (
    <input
      className="roulette-input"
      aria-label={name(field)}
      inputMode="decimal"
      value={prize[field]}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange({ ...prize, [field]: target.value })}
    />
  )
  const hasStock = prize.stock.trim() !== ''
  return (
    <tr>
      <th scope="row">{prize.id}</th>
      <td>
        <select
          className="roulette-input"
          aria-label={name('kind')}
          value={prize.kind}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onChange({ ...prize, kind: target.value as DraftPrize['kind'] })
          }
        >
          {prizeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`office.roulette.kind_${kind}`)}
            </option>
          ))}
        </select>
      </td>
      <td>{prize.kind === 'none' ? '–' : input('amount')}</td>
      <td>{input('weight')}</td>
      <td>{odds}</td>
      <td>{input('stock')}</td>
      <td>{hasStock ? given : '–'}</td>
      <td>
        {hasStock ? (
          <select
            className="roulette-input"
            aria-label={name('then')}
            value={prize.fallback}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...prize, fallback: target.value })}
          >
            <option value="">–</option>
            {others.map(({ id }) => (
              <option key={id} value={id}>
                {id}
              </option>
            ))}
          </select>
        ) : (
          '–'
        )}
      </td>
      <td>
        {!isReadOnly && (
          <Button variant="ghost" className="button-small" onClick={onRemove}>
            {t('office.roulette.remove')} <span className="sr-only">{prize.id}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}
