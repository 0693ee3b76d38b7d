import { setMaintenance } from '@oriel/contract/office/provider'
import { Button } from '@oriel/ui/form/button'
import { Select } from '@oriel/ui/form/select'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { timeOf } from '../../parts/site-time.ts'
import { TimeFields, type Times } from '../../parts/time-fields.tsx'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import type { ShownProvider } from './provider-view.tsx'

type Asked = { readonly kind: 'set' | 'end'; readonly typeId: number | null }

/** When the provider, or one of its halls, is away. Members read these times. */
export function MaintenancePanel({ provider }: { readonly provider: ShownProvider }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { begin: maySet } = useMay('maintenance.set')
  const hallOf = (typeId: number | null): string =>
    provider.halls.find(({ type_id }) => type_id === typeId)?.code ?? t('office.provider.all_halls')
  return (
    <Panel
      title={t('office.provider.maintenance')}
      icon="clock"
      foot={
        maySet && (
          <Button
            variant="ghost"
            className="button-small"
            onClick={() => setAsked({ kind: 'set', typeId: null })}
          >
            {t('office.provider.set')}
          </Button>
        )
      }
    >
      {provider.maintenance.length === 0 ? (
        <p className="small-text">{t('office.provider.no_maintenance')}</p>
      ) : (
        <KeyValues
          lines={provider.maintenance.map(({ type_id: typeId, starts_at, ends_at }) => ({
            name: hallOf(typeId),
            value: (
              <>
                {dateTime(starts_at)} – {dateTime(ends_at)}{' '}
                {maySet && (
                  <Button
                    variant="ghost"
                    className="button-small"
                    onClick={() => setAsked({ kind: 'end', typeId })}
                  >
                    {t('office.provider.end')}
                  </Button>
                )}
              </>
            ),
          }))}
        />
      )}
      {asked && (
        <MaintenanceSheet {...{ provider, asked, hallOf }} onClose={() => setAsked(null)} />
      )}
    </Panel>
  )
}

type SheetProps = {
  readonly provider: ShownProvider
  readonly asked: Asked
  readonly hallOf: (typeId: number | null) => string
  readonly onClose: () => void
}

const ALL = 'all'

function MaintenanceSheet({ provider, asked, hallOf, onClose }: SheetProps) {
  const { t } = useText()
  const { timeZone } = useSite()
  const [hall, setHall] = useState(asked.typeId === null ? ALL : String(asked.typeId))
  const [times, setTimes] = useState<Times>({ from: '', until: '' })
  const isEnd = asked.kind === 'end'
  const typeId = hall === ALL ? null : Number(hall)
  const [from, until] = [timeOf(times.from, timeZone), timeOf(times.until, timeZone)]
  const subject = { provider_id: provider.provider_id, type_id: typeId }
  const inputOf = () => {
    if (isEnd) return { ...subject, starts_at: null, ends_at: null }
    if (!from || !until) return null
    return { ...subject, starts_at: from.toISOString(), ends_at: until.toISOString() }
  }
  const fields = !isEnd && (
    <>
      <Select
        label={t('office.provider.hall')}
        value={hall}
        onChange={setHall}
        options={[
          { value: ALL, label: t('office.provider.all_halls') },
          ...provider.halls.map(({ type_id, code }) => ({ value: String(type_id), label: code })),
        ]}
      />
      <TimeFields
        times={times}
        set={(changes) => setTimes((before) => ({ ...before, ...changes }))}
      />
    </>
  )
  return (
    <RunSheet
      calls={setMaintenance}
      input={inputOf()}
      queue="switches"
      onClose={onClose}
      icon="clock"
      title={t(isEnd ? 'office.provider.end_title' : 'office.provider.set_title')}
      subject={`${provider.name}, ${hallOf(typeId)}`}
      fields={fields}
      confirm={t(isEnd ? 'office.provider.end' : 'office.provider.set_confirm')}
      note={t('office.provider.whole_house')}
    />
  )
}
