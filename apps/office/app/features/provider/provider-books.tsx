import { providerBooksCall } from '@oriel/contract/office/provider'
import type { DataOf } from '@oriel/contract/endpoint'
import { isCurrency } from '@oriel/core/currency'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { TurnKeySheet } from './turn-key-sheet.tsx'

type Books = DataOf<typeof providerBooksCall>

/** Money on its way, transfers that do not end, keys by their age, and open cases. */
export function ProviderBooks({ providerId }: { readonly providerId: string }) {
  const { t } = useText()
  const read = useRead(providerBooksCall, { provider_id: providerId })
  const [isTurning, setTurning] = useState(false)
  const { begin: mayTurn } = useMay('key.rotate')
  return (
    <Panel
      title={t('office.provider.books')}
      icon={icons.scale}
      foot={
        mayTurn && (
          <Button variant="ghost" className="button-small" onClick={() => setTurning(true)}>
            {t('office.provider.turn')}
          </Button>
        )
      }
    >
      <ReadBlock read={read}>{(books) => <Shown books={books} />}</ReadBlock>
      {isTurning && <TurnKeySheet providerId={providerId} onClose={() => setTurning(false)} />}
    </Panel>
  )
}

function Shown({ books }: { readonly books: Books }) {
  const { t } = useText()
  const { dateTime, money } = useFormat()
  const { transfers, keys, turn, cases } = books
  const amounts = books.money.flatMap(({ currency, transit, result }) =>
    isCurrency(currency)
      ? [
          { name: t('office.provider.transit', { currency }), value: money(transit, currency) },
          { name: t('office.provider.result', { currency }), value: money(result, currency) },
        ]
      : [],
  )
  const { ended, completed, stuck, oldest_at: oldest } = transfers
  return (
    <KeyValues
      lines={[
        ...amounts,
        { name: t('office.provider.transfers'), value: `${completed} / ${ended}` },
        {
          name: t('office.provider.stuck'),
          value: oldest ? t('office.provider.since', { stuck, time: dateTime(oldest) }) : stuck,
        },
        ...keys.map(({ key_id, valid_from, valid_until }) => ({
          name: t('office.provider.key', { key: key_id }),
          value: valid_until
            ? t('office.provider.key_ends', { time: dateTime(valid_until) })
            : t('office.provider.key_from', { time: dateTime(valid_from) }),
        })),
        ...(turn
          ? [
              {
                name: t('office.provider.turned', { key: turn.key_id }),
                value: t(`office.provider.turn_${turn.state}`, { count: turn.tries }),
              },
            ]
          : []),
        { name: t('office.provider.cases'), value: cases.length },
        ...cases.map(({ kind, subject, opened_at }) => ({
          name: `${kind} ${subject}`,
          value: dateTime(opened_at),
        })),
      ]}
    />
  )
}
