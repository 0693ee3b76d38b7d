import { allowProvider, providerCall } from '@oriel/contract/office/provider'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Link } from 'react-router'
import { Beside } from '../../parts/beside.tsx'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { useCommand } from '../../parts/command/use-command.ts'
import { icons } from '../../parts/icons.ts'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { holdsOne, useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useSite } from '../../platform/use-site.ts'
import { MaintenancePanel } from './maintenance-panel.tsx'
import { ProviderBooks } from './provider-books.tsx'
import { ProviderState } from './provider-state.tsx'

export type ShownProvider = DataOf<typeof providerCall>

/** One provider of the site: how it stands, its maintenance, and what the books say of it. */
export function ProviderView({ providerId }: { readonly providerId: string }) {
  const read = useRead(providerCall, { provider_id: providerId }, { queue: 'switches' })
  const mayReadBooks = holdsOne(useSite(), ['round.read'])
  return (
    <ReadBlock read={read}>
      {(provider) => (
        <Beside side={<MaintenancePanel provider={provider} />}>
          <StatePanel provider={provider} />
          {mayReadBooks && <ProviderBooks providerId={providerId} />}
        </Beside>
      )}
    </ReadBlock>
  )
}

function StatePanel({ provider }: { readonly provider: ShownProvider }) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const site = useSite()
  const [isAllowing, setAllowing] = useState(false)
  const { begin: mayAllow } = useMay('provider.allow')
  const { stopped_because: because, stopped_at: at } = provider
  const lines = [
    { name: t('office.provider.state'), value: <ProviderState line={provider} /> },
    { name: t('office.provider.wallet'), value: provider.wallet ?? '–' },
    { name: t('office.provider.halls'), value: provider.halls.map(({ code }) => code).join(', ') },
    { name: t('office.provider.plays'), value: provider.plays },
    ...(because === null
      ? []
      : [
          { name: t('office.provider.stopped_because'), value: because },
          { name: t('office.provider.stopped_at'), value: at ? dateTime(at) : '–' },
        ]),
  ]
  return (
    <Panel
      title={provider.name}
      icon={icons.pulse}
      detail={provider.provider_id}
      foot={
        <>
          {holdsOne(site, ['switch.off']) && (
            <Link to={`/${site.code}/switches`}>{t('office.provider.to_switches')}</Link>
          )}
          {because !== null && mayAllow && (
            <Button variant="ghost" className="button-small" onClick={() => setAllowing(true)}>
              {t('office.provider.allow')}
            </Button>
          )}
        </>
      }
    >
      <KeyValues lines={lines} />
      <AllowSheet provider={provider} isOpen={isAllowing} onClose={() => setAllowing(false)} />
    </Panel>
  )
}

type AllowProps = {
  readonly provider: ShownProvider
  readonly isOpen: boolean
  readonly onClose: () => void
}

function AllowSheet({ provider, isOpen, onClose }: AllowProps) {
  const { t } = useText()
  const allow = useCommand(allowProvider, 'switches')
  const { provider_id, name, stopped_because } = provider
  return (
    <CommandSheet
      isOpen={isOpen}
      onClose={onClose}
      icon={icons.pulse}
      title={t('office.provider.allow_title', { name })}
      subject={t('office.provider.allow_text')}
      changes={[
        {
          field: t('office.provider.stopped_because'),
          before: stopped_because ?? '–',
          after: '–',
        },
      ]}
      needsProof
      confirm={t('office.provider.allow_confirm')}
      onConfirm={(reason) => allow({ provider_id, reason })}
    />
  )
}
