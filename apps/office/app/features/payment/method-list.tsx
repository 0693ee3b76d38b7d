import type { DataOf } from '@oriel/contract/endpoint'
import { paymentMethodsCall } from '@oriel/contract/office/payment'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useMay } from '../../platform/rights.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { EditMethod } from './edit-method.tsx'
import { feeText, wayOf } from './method-words.ts'
import './payment.css'

type Methods = DataOf<typeof paymentMethodsCall>
export type Method = Methods['list'][number]

/** By which ways members pay in and are paid, currency by currency. */
export function MethodList() {
  const { t } = useText()
  const read = useRead(paymentMethodsCall, {}, { queue: 'payments' })
  return (
    <ReadBlock read={read}>
      {({ list, links }) => {
        if (list.length === 0) {
          return (
            <EmptyScreen title={t('office.payment.none')} text={t('office.payment.none_text')} />
          )
        }
        const byCurrency = Map.groupBy(list, ({ currency }) => currency)
        return (
          <div className="stack payment-ways">
            {[...byCurrency].map(([currency, methods]) => (
              <Panel key={currency} title={currency} icon="wallet" isFilled>
                <Table methods={methods} links={links} />
              </Panel>
            ))}
          </div>
        )
      }}
    </ReadBlock>
  )
}

type TableProps = { readonly methods: readonly Method[]; readonly links: readonly string[] }

function Table({ methods, links }: TableProps) {
  const text = useText()
  const { t } = text
  const { number, money } = useFormat()
  const { begin: mayEdit } = useMay('payment.method_edit')
  const [editing, setEditing] = useState<Method | null>(null)
  const numbers = [
    t('office.payment.least'),
    t('office.payment.most'),
    t('office.payment.fee'),
    t('office.payment.within'),
  ]
  const heads = [
    t('office.payment.way'),
    t('office.payment.state'),
    t('office.payment.provider'),
    ...numbers,
  ]
  return (
    <>
      <SmallTable
        label={t('office.frame.payments')}
        heads={heads}
        numbers={numbers}
        deeds={t('office.payment.change')}
      >
        {methods.map((method) => (
          <tr key={`${method.direction} ${method.code}`}>
            <td>{wayOf(method, text)}</td>
            <td>
              <Pill tone={method.is_open ? 'good' : 'stop'}>
                {t(method.is_open ? 'office.payment.open' : 'office.payment.closed')}
              </Pill>
            </td>
            <td>{method.link_id}</td>
            <td data-number>{money(method.min, method.currency)}</td>
            <td data-number>{money(method.max, method.currency)}</td>
            <td data-number>{feeText(method, { money, number })}</td>
            <td data-number>{t('office.payment.seconds', { count: method.promised_s })}</td>
            <td>
              {mayEdit && (
                <Button variant="ghost" className="button-small" onClick={() => setEditing(method)}>
                  {t('office.payment.change')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </SmallTable>
      {editing && <EditMethod method={editing} links={links} onClose={() => setEditing(null)} />}
    </>
  )
}
