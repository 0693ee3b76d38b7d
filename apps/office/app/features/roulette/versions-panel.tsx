import { rouletteVersionsCall } from '@oriel/contract/office/roulette'
import type { Currency } from '@oriel/core/currency'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'

/** What members drew from so far, the newest first, a page at a time. */
export function VersionsPanel({ currency }: { readonly currency: Currency }) {
  const { t } = useText()
  const { dateTime, money } = useFormat()
  const [after, setAfter] = useState<number | undefined>()
  const read = useRead(rouletteVersionsCall, { currency, after, count: 10 }, { queue: 'roulette' })
  const heads = ['version', 'published_at', 'published_by', 'worth_with_draws'] as const
  return (
    <Panel title={t('office.roulette.versions')} icon={icons.undo} isFilled>
      <ReadBlock read={read}>
        {({ list, next }) => (
          <>
            <SmallTable
              label={t('office.roulette.versions')}
              heads={heads.map((head) => t(`office.roulette.${head}`))}
            >
              {list.map((one) => (
                <tr key={one.version}>
                  <td>{one.version}</td>
                  <td>{dateTime(one.published_at)}</td>
                  <td>{one.published_by}</td>
                  <td>
                    {one.worth_with_draws === null
                      ? t('office.roulette.no_end')
                      : money(one.worth_with_draws, currency)}
                  </td>
                </tr>
              ))}
            </SmallTable>
            {list.length === 0 && <p className="panel-body">{t('office.roulette.no_version')}</p>}
            {next !== null && (
              <div className="panel-body">
                <Button variant="ghost" onClick={() => setAfter(next)}>
                  {t('office.roulette.older')}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadBlock>
    </Panel>
  )
}
