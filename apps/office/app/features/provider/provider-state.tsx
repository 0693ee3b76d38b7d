import type { ProviderLineWire } from '@oriel/contract/office/provider'
import { useText } from '@oriel/web/text'
import type * as z from 'zod/mini'
import { Pill } from '../../parts/pill.tsx'

export type ProviderLine = z.output<typeof ProviderLineWire>

/** What keeps players or money from a provider; several things may at once. */
export function ProviderState({ line }: { readonly line: ProviderLine }) {
  const { t } = useText()
  const isStopped = line.stopped_because !== null
  return (
    <span className="provider-state">
      {line.is_off && <Pill tone="stop">{t('office.provider.off')}</Pill>}
      {line.is_away && <Pill tone="look">{t('office.provider.away')}</Pill>}
      {isStopped && <Pill tone="stop">{t('office.provider.stopped')}</Pill>}
      {line.wallet === null && <Pill>{t('office.provider.no_link')}</Pill>}
      {!line.is_off && !line.is_away && !isStopped && line.wallet !== null && (
        <Pill tone="good">{t('office.provider.open')}</Pill>
      )}
    </span>
  )
}
